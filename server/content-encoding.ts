import type { Request } from 'express';

export type Encoding = 'br' | 'gzip';

/** The encodings that are served, the better one first. */
export const ENCODINGS: Readonly<Record<Encoding, { extension: string }>> = {
  br: { extension: '.br' },
  gzip: { extension: '.gz' },
};

/** The best encoding that the client takes; nothing when it wants the bytes as they are. */
export function chooseEncoding(req: Request): Encoding | undefined {
  if (!req.headers['accept-encoding']) return undefined;
  if (req.acceptsEncodings('br')) return 'br';
  return req.acceptsEncodings('gzip') ? 'gzip' : undefined;
}
