import type { RequestHandler } from 'express';
import { notFound } from '#shared/problems.ts';
import { ProblemError } from './problem-error';

export function notFoundPage(): RequestHandler {
  return (req, _res, next) => next(new ProblemError(notFound(req.path)));
}
