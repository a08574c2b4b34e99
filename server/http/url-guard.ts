import type { RequestHandler } from 'express';
import { ProblemError } from '#server/errors/problem-error.ts';
import { badRequest } from '#server/errors/problems.ts';

/** Rejects paths that do not decode to valid UTF-8, or that contain a NUL. */
export function urlGuard(): RequestHandler {
  return (req, _res, next) => {
    if (isDecodable(req.path)) next();
    else next(new ProblemError(badRequest));
  };
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
