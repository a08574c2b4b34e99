import crypto from 'node:crypto';
import type { RequestHandler } from 'express';
import { ProblemError, preconditionFailed } from '#server/errors/problems.ts';
import { failsPrecondition } from '#server/negotiation/preconditions.ts';
import { type KeptText, sendKept } from '#server/rendering/finished-documents.ts';

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
    const { etag, type, kept, cacheControl } = text;
    if (failsPrecondition(req.headers, { etag })) throw new ProblemError(preconditionFailed);
    res.set({ ETag: etag, 'Cache-Control': cacheControl });
    // Scripts on other sites may read them: everything in them is public.
    res.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    res.vary('Accept-Encoding');
    if (req.fresh) return void res.status(304).end();
    sendKept(req, res.set('Content-Type', type), kept);
  };
}

function prepare({ body, type, cacheControl = CACHE_CONTROL }: TextResource) {
  const kept: KeptText = { plain: Buffer.from(body), encodings: {} };
  // Weak, because it is the same for every encoding.
  const etag = `W/"${crypto.hash('sha256', kept.plain, 'base64url').slice(0, 16)}"`;
  return { type, cacheControl, etag, kept };
}
