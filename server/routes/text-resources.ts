import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { chooseEncoding } from '../content-encoding';

/** A small text for programs, such as `/robots.txt`: made once at boot from the settings and the content. */
export interface TextResource {
  path: string;
  /** Media type with its character set. */
  type: string;
  body: string;
}

/** Changes with a deployment only: an hour, then ask. */
const CACHE_CONTROL = 'public, max-age=3600, must-revalidate';

/** Answers with the texts that programs ask for: search engines, feed readers, checkers. */
export function textResources(resources: readonly TextResource[]): RequestHandler {
  const editionsByPath = new Map(resources.map((resource) => [resource.path, edit(resource)]));
  return (req, res, next) => {
    const editions = editionsByPath.get(req.path);
    if (!editions) return next();
    res.set({ ETag: editions.etag, 'Cache-Control': CACHE_CONTROL, 'Content-Type': editions.type });
    // Checkers of other sites read them too: they hold nothing that is not public.
    res.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    res.vary('Accept-Encoding');
    if (req.fresh) return void res.status(304).end();
    const encoding = chooseEncoding(req);
    if (encoding) res.set('Content-Encoding', encoding);
    const body = encoding ? editions[encoding]() : editions.plain;
    res.set('Content-Length', String(body.length)).end(body);
  };
}

interface Editions {
  type: string;
  etag: string;
  plain: Buffer;
  br: () => Buffer;
  gzip: () => Buffer;
}

function edit({ body, type }: TextResource): Editions {
  const plain = Buffer.from(body);
  return {
    type,
    // Weak, because it stands for every encoding.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
    plain,
    br: once(() => brotliCompressSync(plain)),
    gzip: once(() => gzipSync(plain, { level: 9 })),
  };
}

/** Compressed when somebody first asks, because together they would take a fifth of the start. */
function once(compress: () => Buffer): () => Buffer {
  let compressed: Buffer | undefined;
  return () => {
    compressed ??= compress();
    return compressed;
  };
}
