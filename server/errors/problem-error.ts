import { STATUS_CODES } from 'node:http';
import { type Problem, unexpectedError } from '#shared/problems.ts';
import { badRequest, problemOf } from './problems';

/** Thrown by a middleware that rejects a request. */
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
