import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { ProblemError } from '#server/errors/problem-error.ts';
import { chooseEncoding, type Encoding } from '#server/negotiation/content-encoding.ts';
import { failsPrecondition } from '#server/negotiation/preconditions.ts';
import { preconditionFailed } from '#shared/problems.ts';

/** A small text for programs, such as `/robots.txt`: made once at boot from the settings and the content. */
export interface TextResource {
  path: string;
  /** Media type with its character set. */
  type: string;
  body: string;
  /** Where it changes more often than with a deployment. */
  cacheControl?: string;
}

/** Changes with a deployment only: an hour, then ask. */
const CACHE_CONTROL = 'public, max-age=3600, must-revalidate';

/** Answers with the texts that programs ask for: search engines, feed readers, checkers. */
export function textResources(resources: readonly TextResource[]): RequestHandler {
  const textsByPath = new Map(resources.map((resource) => [resource.path, prepare(resource)]));
  return (req, res, next) => {
    const text = textsByPath.get(req.path);
    if (!text) return next();
    const { etag, type, plain, cacheControl } = text;
    if (failsPrecondition(req.headers, { etag })) throw new ProblemError(preconditionFailed());
    res.set({ ETag: etag, 'Cache-Control': cacheControl });
    // Checkers of other sites read them too: they hold nothing that is not public.
    res.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    res.vary('Accept-Encoding');
    if (req.fresh) return void res.status(304).end();
    const editions = text.editions();
    const encoding = chooseEncoding(req, Object.keys(editions) as Encoding[]);
    if (encoding) res.set('Content-Encoding', encoding);
    const body = (encoding && editions[encoding]) ?? plain;
    res.set({ 'Content-Type': type, 'Content-Length': String(body.length) }).end(body);
  };
}

type Editions = Partial<Record<Encoding, Buffer>>;

function prepare({ body, type, cacheControl = CACHE_CONTROL }: TextResource) {
  const plain = Buffer.from(body);
  // Weak, because it stands for every encoding.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
  return { type, cacheControl, etag, plain, editions: once(() => compress(plain)) };
}

/** A short text would only grow, and is sent as it is. */
function compress(plain: Buffer): Editions {
  const editions = { br: brotliCompressSync(plain), gzip: gzipSync(plain, { level: 9 }) };
  const smaller = Object.entries(editions).filter(([, { length }]) => length < plain.length);
  return Object.fromEntries(smaller);
}

/** Compressed when somebody first asks, because together they would take a fifth of the start. */
function once(make: () => Editions): () => Editions {
  let made: Editions | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
