import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';

/** The ids that proxies send: a UUID, nginx's 32 digits, a trace id. */
const wellFormed = /^[\w-]{16,64}$/;

/** Gives every request an id, for its log line and response header. Keeps the id from a trusted proxy. */
export function requestId(isFromTrustedProxy: (req: IncomingMessage) => boolean): RequestHandler {
  return (req, res, next) => {
    const given = req.headers['x-request-id'];
    const isKept = typeof given === 'string' && wellFormed.test(given) && isFromTrustedProxy(req);
    const id = isKept ? given : randomUUID();
    res.locals.requestId = id;
    res.set('X-Request-Id', id);
    next();
  };
}

export function getRequestId(res: Response): string {
  return String(res.locals.requestId ?? 'unknown');
}
