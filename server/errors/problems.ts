import { STATUS_CODES } from 'node:http';
import { type Problem, unexpectedError } from '#shared/problems.ts';

/** An error under HTTP's own name, with a sentence for the visitor. */
function problemOf(status: number, detail: string): Problem {
  return { status, title: `${status} ${STATUS_CODES[status]}`, detail };
}

export const badRequest = problemOf(400, 'This address is not a valid URL.');

export const malformedRequest = problemOf(400, 'The request is not valid HTTP.');

/** Sent with every 405. */
export const allowHeader = { Allow: 'GET, HEAD' } as const;

export function methodNotAllowed(method: string): Problem {
  return problemOf(405, `This address supports GET and HEAD, but not ${method}.`);
}

export const requestTimeout = problemOf(408, 'The request did not arrive in time.');

export const uriTooLong = problemOf(414, 'The address is too long.');

export const expectationFailed = problemOf(417, 'The request has an unknown Expect header.');

export const headersTooLarge = problemOf(431, 'The headers of the request are too large.');

export const methodNotImplemented = problemOf(501, 'The request has an unknown method.');

export const codingNotImplemented = problemOf(501, 'The request has an unknown Transfer-Encoding.');

export const serviceUnavailable = problemOf(
  503,
  'The site has more visitors than it can serve. Please try again in a few seconds.',
);

export const versionNotSupported = problemOf(505, 'This server supports HTTP/1.1.');

export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(problem.detail);
  }
}

/**
 * What the client is told about an error. Errors of Express and its file server carry a status, and sometimes
 * headers. Only 4xx errors keep their status; the rest become 500.
 */
export function toRefusal(error: unknown, requestId: string) {
  if (error instanceof ProblemError) return error;
  const { status, headers = {} }: Partial<Refused> = Object(error);
  if (status === 400) return { problem: badRequest, headers };
  if (status && status > 400 && status < 500 && status in STATUS_CODES) {
    // From the file server: 412 for another version of a file, 416 for a range outside of it.
    return { problem: problemOf(status, 'The request cannot be answered.'), headers };
  }
  return { problem: unexpectedError(requestId), headers: {} };
}

interface Refused {
  status: number;
  headers: Readonly<Record<string, string>>;
}
