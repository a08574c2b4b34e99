import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { chooseEncoding, type Encoding } from '#server/negotiation/content-encoding.ts';

/** All pages on two days; the ones that were not rendered for the longest time make room. */
const MAX_DOCUMENTS = 32;

/** The levels of a compression that a request waits for: 0.4 ms for a page. */
const QUICK = { br: 5, gzip: 6 } as const;
/** The levels of a compression off the main path, once for a document that is kept. */
const BEST = { br: 11, gzip: 9 } as const;

/** A whole page, and its compressed editions as far as somebody asked for them. */
export interface FinishedDocument {
  html: Buffer;
  editions: Partial<Record<Encoding, Buffer>>;
  /** Until when it may be sent without a render. */
  expiresAt: number;
}

export interface FinishedDocuments {
  /** What may be sent without a render. */
  find(etag: string): FinishedDocument | undefined;
  /** Keeps what was rendered. The same bytes as last time need no second compression. */
  keep(etag: string, html: Buffer): FinishedDocument;
}

/** @param seconds how long a document may be sent again without a render; 0 renders each time. */
export function finishedDocuments(seconds = 0): FinishedDocuments {
  const documents = new Map<string, FinishedDocument>();
  return {
    find(etag) {
      const document = documents.get(etag);
      return document && document.expiresAt > Date.now() ? document : undefined;
    },
    keep(etag, html) {
      const last = documents.get(etag);
      const editions = last?.html.equals(html) ? last.editions : {};
      const document = { html, editions, expiresAt: Date.now() + seconds * 1000 };
      documents.delete(etag);
      const oldest = documents.size >= MAX_DOCUMENTS ? documents.keys().next().value : undefined;
      if (oldest !== undefined) documents.delete(oldest);
      documents.set(etag, document);
      return document;
    },
  };
}

/** Sends a document that is kept, in the best edition that there is by now. */
export function sendKept(req: Request, res: Response, { html, editions }: FinishedDocument): void {
  send(req, res, html, (encoding) => {
    const edition = editions[encoding];
    if (edition) return edition;
    editions[encoding] = compressQuickly(html, encoding);
    compressWell(html, encoding).then(
      (best) => {
        editions[encoding] = best;
      },
      // Without the best edition the quick one goes on serving.
      () => {},
    );
    return editions[encoding];
  });
}

/** Sends a document that is not kept. */
export function sendOnce(req: Request, res: Response, html: Buffer): void {
  send(req, res, html, (encoding) => compressQuickly(html, encoding));
}

function send(
  req: Request,
  res: Response,
  html: Buffer,
  compress: (encoding: Encoding) => Buffer,
): void {
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
