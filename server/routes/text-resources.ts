import crypto from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { chooseEncoding, type Encoding } from '#server/http/content-encoding.ts';

/** A small text for programs, such as `/robots.txt`, generated at boot from settings and content. */
export interface TextResource {
  path: string;
  /** Media type with its charset. */
  type: string;
  body: string;
  /** For a text that changes more often than with a deployment. */
  cacheControl?: string;
}

export function jsonResource(path: string, value: unknown, type = 'application/json') {
  return { path, type: `${type}; charset=utf-8`, body: `${JSON.stringify(value, null, 2)}\n` };
}

const CACHE_CONTROL = 'public, max-age=3600, must-revalidate';

/** Serves the texts for programs: crawlers, feed readers, checkers. */
export function textResources(resources: readonly TextResource[]): RequestHandler {
  const textsByPath = new Map(resources.map((resource) => [resource.path, prepare(resource)]));
  return (req, res, next) => {
    const text = textsByPath.get(req.path);
    if (!text) return next();
    const { etag, type, plain, cacheControl } = text;
    res.set({ ETag: etag, 'Cache-Control': cacheControl });
    // Scripts on other sites may read them: everything in them is public.
    res.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    res.vary('Accept-Encoding');
    if (req.fresh) return void res.status(304).end();
    // On the first request, because compressing all of them would take a fifth of the start-up time.
    text.encodings ??= compress(plain);
    const encoding = chooseEncoding(req, Object.keys(text.encodings) as Encoding[]);
    if (encoding) res.set('Content-Encoding', encoding);
    const body = (encoding && text.encodings[encoding]) ?? plain;
    res.set({ 'Content-Type': type, 'Content-Length': String(body.length) }).end(body);
  };
}

type Editions = Partial<Record<Encoding, Buffer>>;

function prepare({ body, type, cacheControl = CACHE_CONTROL }: TextResource) {
  const plain = Buffer.from(body);
  // Weak, because it is the same for every encoding.
  const etag = `W/"${crypto.hash('sha256', plain, 'base64url').slice(0, 16)}"`;
  return { type, cacheControl, etag, plain, encodings: undefined as Editions | undefined };
}

/** Compression would only make a shorter text longer. */
function compress(plain: Buffer): Editions {
  const encodings = { br: brotliCompressSync(plain), gzip: gzipSync(plain, { level: 9 }) };
  const smaller = Object.entries(encodings).filter(([, { length }]) => length < plain.length);
  return Object.fromEntries(smaller);
}
