import type { RequestHandler } from 'express';
import type { Headers } from '#server/base-headers.ts';

/** Sets the same headers on every response. */
export function setHeaders(headers: Headers): RequestHandler {
  const entries = new Map(Object.entries(headers));
  return (_req, res, next) => {
    res.setHeaders(entries);
    next();
  };
}
