import { STATUS_CODES } from 'node:http';
import type { RequestHandler } from 'express';
import { notFound, type Problem, unexpectedError } from '#shared/problems.ts';

/** An error under HTTP's own name, with a sentence for the visitor. */
function problemOf(status: number, detail: string): Problem {
  return { status, title: `${status} ${STATUS_CODES[status]}`, detail };
}

export const badRequest = problemOf(400, 'The address is not a valid URL: it cannot be decoded.');

export const malformedRequest = problemOf(400, 'The request does not follow the rules of HTTP.');

export function methodNotAllowed(method: string): Problem {
  return problemOf(405, `This address can be read (GET, HEAD) but does not take ${method}.`);
}

export const requestTimeout = problemOf(408, 'The request did not arrive in time.');

export const preconditionFailed = problemOf(
  412,
  'The request asks for another state of this address than the present one.',
);

export const uriTooLong = problemOf(414, 'The address is too long.');

export const expectationFailed = problemOf(
  417,
  'The request expects something that this site does not do.',
);

export const headersTooLarge = problemOf(
  431,
  'The request says more about itself than this site reads.',
);

export const methodNotImplemented = problemOf(
  501,
  'The request asks for something that is no method of HTTP.',
);

export const codingNotImplemented = problemOf(
  501,
  'The request is encoded in a way that this site does not read.',
);

export const serviceUnavailable = problemOf(
  503,
  'More visitors are here than can be served at once. Try again in a few seconds.',
);

export const versionNotSupported = problemOf(505, 'This server speaks HTTP/1.1.');

export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(problem.detail);
  }
}

/** What the client gets to know about an error. Only 4xx errors keep their status; the rest become 500. */
export function toRefusal(error: unknown, requestId: string) {
  if (error instanceof ProblemError) return error;
  const { status, headers } = readHttpError(error);
  if (status === 400) return { problem: badRequest, headers };
  if (status > 400 && status < 500 && status in STATUS_CODES) {
    // Such as 416 for a range outside of a file.
    return { problem: problemOf(status, 'The request could not be answered.'), headers };
  }
  return { problem: unexpectedError(requestId), headers: {} };
}

/** Errors of Express and its file server carry a status, and sometimes headers. */
function readHttpError(error: unknown): { status: number; headers: Record<string, string> } {
  if (typeof error !== 'object' || error === null || !('status' in error)) {
    return { status: 500, headers: {} };
  }
  const headers = 'headers' in error ? (error.headers as Record<string, string>) : {};
  return { status: Number(error.status), headers: headers ?? {} };
}

export function notFoundPage(): RequestHandler {
  return (req, _res, next) => next(new ProblemError(notFound(req.path)));
}
