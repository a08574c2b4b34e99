import type { RequestHandler } from 'express';
import { allowHeader, methodNotAllowed, ProblemError } from '#server/errors/problems.ts';

interface Options {
  /** Whether something is served at a decoded path. */
  isResource: (path: string) => boolean;
}

/** Answers OPTIONS and rejects other methods than GET and HEAD; unknown paths are left to the 404. */
export function methodGuard({ isResource }: Options): RequestHandler {
  return (req, res, next) => {
    const isAboutServer = req.method === 'OPTIONS' && req.url === '*';
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    if (!isAboutServer && !isResource(decodeURIComponent(req.path))) return next();
    if (req.method === 'OPTIONS') return void res.status(204).set(allowHeader).end();
    next(new ProblemError(methodNotAllowed(req.method), allowHeader));
  };
}
