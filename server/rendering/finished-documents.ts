import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { chooseEncoding, type Encoding } from '#server/negotiation/content-encoding.ts';

/** Enough for all pages on two days; the least recently rendered ones are evicted. */
const MAX_DOCUMENTS = 32;

/** Fast levels, for a request that waits for the compression: 0.4 ms a page. */
const QUICK = { br: 5, gzip: 6 } as const;
/** Best levels, applied in the background, once for each cached document. */
const BEST = { br: 11, gzip: 9 } as const;

/** A text with the encodings that have been requested so far. */
export interface FinishedText {
  plain: Buffer;
  encodings: Partial<Record<Encoding, Buffer>>;
}

interface FinishedDocument extends FinishedText {
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
    keep(etag: string, plain: Buffer) {
      const last = documents.get(etag);
      const encodings = last?.plain.equals(plain) ? last.encodings : {};
      const document = { plain, encodings, expiresAt: Date.now() + seconds * 1000 };
      documents.delete(etag);
      const oldest = documents.size >= MAX_DOCUMENTS ? documents.keys().next().value : undefined;
      if (oldest !== undefined) documents.delete(oldest);
      documents.set(etag, document);
      return document;
    },
  };
}

/** Sends a text in the best encoding that is ready. */
export function sendKept(req: Request, res: Response, { plain, encodings }: FinishedText): void {
  send(req, res, plain, (encoding) => {
    const encoded = encodings[encoding];
    if (encoded) return encoded;
    encodings[encoding] = compressQuickly(plain, encoding);
    compressWell(plain, encoding).then(
      (best) => {
        encodings[encoding] = best;
      },
      // If the best compression fails, the fast one stays in use.
      () => {},
    );
    return encodings[encoding];
  });
}

export function sendOnce(req: Request, res: Response, plain: Buffer): void {
  send(req, res, plain, (encoding) => compressQuickly(plain, encoding));
}

function send(
  req: Request,
  res: Response,
  plain: Buffer,
  compress: (encoding: Encoding) => Buffer,
) {
  const encoding = chooseEncoding(req);
  const encoded = encoding && compress(encoding);
  // Compression would only make a very short text longer.
  const isShorter = encoded !== undefined && encoded.length < plain.length;
  if (isShorter) res.set('Content-Encoding', encoding);
  const body = isShorter ? encoded : plain;
  res.set('Content-Length', String(body.length)).end(body);
}

function compressQuickly(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(plain, { level: QUICK.gzip });
  return brotliCompressSync(plain, brotliOptions(QUICK.br, plain));
}

function compressWell(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(plain, { level: BEST.gzip });
  return promisify(brotliCompress)(plain, brotliOptions(BEST.br, plain));
}

function brotliOptions(quality: number, plain: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  };
}

interface DocumentSinkOptions {
  /** Called if React writes the whole document in one turn of the event loop. */
  onWhole: (document: Buffer) => void;
  /** Called if it does not, because something suspends: returns the stream to continue with. */
  onStream: () => Writable & { flush?: () => void };
}

/**
 * Collects React's 4 KB chunks, because compressing and sending each by itself would be half of a
 * request's cost. A document that suspends is streamed, and flushed whenever React flushes.
 */
export function documentSink({ onWhole, onStream }: DocumentSinkOptions): Writable {
  const pieces: Buffer[] = [];
  let stream: ReturnType<DocumentSinkOptions['onStream']> | undefined;
  /** Called when the stream drains, because the compressing response accepts no write callbacks. */
  let goOn = () => {};

  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      if (stream) {
        if (stream.write(piece)) done();
        else goOn = done;
        return;
      }
      // No copy is needed: React uses a new buffer after each write.
      pieces.push(piece);
      done();
    },
    final(done) {
      if (stream) stream.end();
      else onWhole(Buffer.concat(pieces));
      done();
    },
  });
  setImmediate(() => {
    if (sink.writableEnded) return;
    stream = onStream();
    stream.on('drain', () => goOn());
    stream.once('error', (error) => sink.destroy(error));
    for (const piece of pieces) stream.write(piece);
    stream.flush?.();
  });
  return Object.assign(sink, { flush: () => stream?.flush?.() });
}
