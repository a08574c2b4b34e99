import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

/** Gives every request an id, in the response's headers and for the log. */
export function requestId(): RequestHandler {
  return (_req, res, next) => {
    const id = randomUUID();
    res.locals.requestId = id;
    res.set('X-Request-Id', id);
    next();
  };
}

export function getRequestId(res: Response): string {
  return String(res.locals.requestId ?? 'unknown');
}
