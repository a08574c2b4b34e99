import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { types } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The response to one request. */
export interface Answer {
  path: string;
  /** 0 without a complete response. */
  status: number;
  /** What went wrong on the way, such as "no answer within 15 s". */
  failure: string | null;
  headers: IncomingHttpHeaders;
  /** With its content coding undone. */
  body: Buffer;
  /** From the request to the end of the response. */
  ms: number;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
}

/** Nothing that a site of this kind serves is longer. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Sends one request, follows no redirects, and never rejects: errors are part of the result. */
export function ask(
  url: { origin: string; path: string },
  { method = 'GET', headers = {} }: AskOptions,
  timeoutMs: number,
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(url.origin);
  const askedAt = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const reasonOf = (cause: unknown) =>
    signal.aborted ? `${SILENT} ${timeoutMs / 1000} s` : messageOf(cause);
  return new Promise((resolve) => {
    const send = protocol === 'https:' ? requestSecurely : request;
    const req = send({
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      // Not as a URL, which would normalise deliberately unusual paths.
      path: url.path,
      method,
      headers: { 'Accept-Encoding': 'br, gzip', 'User-Agent': 'preflight', ...headers },
      agent: false,
      // The certificate is a check of its own, and a site with a bad one has to be read all the same.
      rejectUnauthorized: false,
      signal,
    });
    req.once('response', (res) => {
      buffer(res).then(
        (sent) => resolve({ ...toAnswer(url.path, res, sent), ms: performance.now() - askedAt }),
        (cause) => resolve(failed(url.path, `cut off, ${reasonOf(cause)}`)),
      );
    });
    // More than once: it and its response may both be cut off.
    req.on('error', (cause) => resolve(failed(url.path, reasonOf(cause))));
    req.end();
  });
}

function toAnswer(
  path: string,
  { statusCode = 0, headers }: IncomingMessage,
  sent: Buffer,
): Answer {
  const answer = { path, status: statusCode, failure: null, headers, ms: 0 };
  try {
    return { ...answer, body: decode(sent, headers['content-encoding']) };
  } catch {
    return failed(path, `its ${headers['content-encoding']} cannot be decoded`);
  }
}

function decode(sent: Buffer, encoding: string | undefined): Buffer {
  if (sent.length === 0) return sent;
  if (encoding === 'br') return brotliDecompressSync(sent, { maxOutputLength: MOST_BYTES });
  return encoding === 'gzip' ? gunzipSync(sent, { maxOutputLength: MOST_BYTES }) : sent;
}

const SILENT = 'no whole answer within';

export function failed(path: string, failure: string): Answer {
  return { path, status: 0, failure, headers: {}, body: Buffer.alloc(0), ms: 0 };
}

function messageOf(cause: unknown): string {
  return types.isNativeError(cause) ? cause.message : String(cause);
}
