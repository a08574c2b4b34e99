import crypto from 'node:crypto';
import type { RequestHandler } from 'express';
import { type FinishedText, sendKept } from '#server/rendering/finished-documents.ts';

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
    const resource = textsByPath.get(req.path);
    if (!resource) return next();
    const { etag, type, cacheControl, text } = resource;
    res.set({ ETag: etag, 'Cache-Control': cacheControl });
    // Scripts on other sites may read them: everything in them is public.
    res.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    res.vary('Accept-Encoding');
    if (req.fresh) return void res.status(304).end();
    sendKept(req, res.set('Content-Type', type), text);
  };
}

function prepare({ body, type, cacheControl = CACHE_CONTROL }: TextResource) {
  const plain = Buffer.from(body);
  // Weak, because it is the same for every encoding.
  const etag = `W/"${crypto.hash('sha256', plain, 'base64url').slice(0, 16)}"`;
  const text: FinishedText = { plain, encodings: {} };
  return { type, cacheControl, etag, text };
}
