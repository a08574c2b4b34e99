import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { chooseEncoding, type Encoding } from '#server/http/content-encoding.ts';

/** Enough for all pages on two days; the least recently rendered ones are evicted. */
const MAX_DOCUMENTS = 32;

/** Fast levels, for a request that waits for the compression: 0.4 ms a page. */
const QUICK = { br: 5, gzip: 6 } as const;
/** Best levels, applied in the background, once for each cached document. */
const BEST = { br: 11, gzip: 9 } as const;

/** A rendered page with the encodings that have been requested so far. */
interface FinishedDocument {
  html: Buffer;
  encodings: Partial<Record<Encoding, Buffer>>;
  /** Until when it may be sent without rendering again. */
  expiresAt: number;
}

export type FinishedDocuments = ReturnType<typeof finishedDocuments>;

/** @param seconds how long a document may be sent without rendering again; 0 renders each time. */
export function finishedDocuments(seconds = 0) {
  const documents = new Map<string, FinishedDocument>();
  return {
    /** The cached document, if it is still fresh. */
    find(etag: string) {
      const document = documents.get(etag);
      return document && document.expiresAt > Date.now() ? document : undefined;
    },
    /** Caches a rendered document. If the bytes are the same as before, it keeps their encodings. */
    store(etag: string, html: Buffer) {
      const last = documents.get(etag);
      const encodings = last?.html.equals(html) ? last.encodings : {};
      const document = { html, encodings, expiresAt: Date.now() + seconds * 1000 };
      documents.delete(etag);
      const oldest = documents.size >= MAX_DOCUMENTS ? documents.keys().next().value : undefined;
      if (oldest !== undefined) documents.delete(oldest);
      documents.set(etag, document);
      return document;
    },
  };
}

/** Sends a cached document in the best encoding that is ready. */
export function sendCached(req: Request, res: Response, { html, encodings }: FinishedDocument) {
  send(req, res, html, (encoding) => {
    const encoded = encodings[encoding];
    if (encoded) return encoded;
    encodings[encoding] = compressQuickly(html, encoding);
    compressWell(html, encoding).then(
      (best) => {
        encodings[encoding] = best;
      },
      // If the best compression fails, the fast one stays in use.
      () => {},
    );
    return encodings[encoding];
  });
}

/** Sends a document that is not cached, with the fast compression. */
export function sendOnce(req: Request, res: Response, html: Buffer): void {
  send(req, res, html, (encoding) => compressQuickly(html, encoding));
}

function send(req: Request, res: Response, html: Buffer, compress: (encoding: Encoding) => Buffer) {
  const encoding = chooseEncoding(req);
  const body = encoding ? compress(encoding) : html;
  if (encoding) res.set('Content-Encoding', encoding);
  res.set('Content-Length', String(body.length)).end(body);
}

function compressQuickly(html: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(html, { level: QUICK.gzip });
  return brotliCompressSync(html, brotliOptions(QUICK.br, html));
}

function compressWell(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(html, { level: BEST.gzip });
  return promisify(brotliCompress)(html, brotliOptions(BEST.br, html));
}

function brotliOptions(quality: number, html: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  };
}
