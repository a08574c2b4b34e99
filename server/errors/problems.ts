import { STATUS_CODES } from 'node:http';
import type { Problem } from '#shared/problems.ts';

/** An error under HTTP's own name, with a sentence for the visitor. */
export function problemOf(status: number, detail: string): Problem {
  return { status, title: `${status} ${STATUS_CODES[status]}`, detail };
}

export const badRequest = problemOf(400, 'The address is not a valid URL: it cannot be decoded.');

/** The request itself is malformed. */
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
