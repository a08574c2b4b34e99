import type { RequestHandler } from 'express';
import { notFound } from '#shared/problems.ts';
import { ProblemError } from './problems';

/** Answers what nothing else has answered. */
export function notFoundPage(): RequestHandler {
  return (req, _res, next) => next(new ProblemError(notFound(req.path)));
}
