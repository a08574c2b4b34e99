import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Headers, noIndexHeader } from '#server/base-headers.ts';
import { plainErrorPage } from '#server/errors/plain-error-page.ts';
import {
  headersTooLarge,
  malformedRequest,
  methodNotImplemented,
  requestTimeout,
  uriTooLong,
  versionNotSupported,
} from '#server/errors/problems.ts';
import type { Problem } from '#shared/problems.ts';
import { MAX_URL_LENGTH } from './http-limits';

/** Node's error for a request that it could not parse. */
export interface ClientError extends Error {
  code?: string;
  /** The chunk in which the parser stopped. */
  rawPacket?: Buffer;
  bytesParsed?: number;
}

const startOfLongTarget = new RegExp(`^[A-Z]+ \\S{${MAX_URL_LENGTH}}`);
const requestLine = /^[!#$%&'*+.^_`|~\w-]+ +\S+ +HTTP\/(\d\.\d)\r\n/;

/** What the client is told about an error of Node's HTTP server. */
export function toProblem(error: ClientError): Problem {
  const line = brokenLine(error);
  const version = requestLine.exec(line)?.[1];
  switch (error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return requestTimeout;
    case 'HPE_HEADER_OVERFLOW':
      return startOfLongTarget.test(line) ? uriTooLong : headersTooLarge;
    case 'HPE_PAUSED_H2_UPGRADE':
      return versionNotSupported;
    case 'HPE_INVALID_VERSION':
      // HTTP/0.9 has no version in its request line; with a known version something else is wrong.
      return version && !['0.9', '1.0', '1.1'].includes(version)
        ? versionNotSupported
        : malformedRequest;
    case 'HPE_INVALID_METHOD':
      return version ? methodNotImplemented : malformedRequest;
    default:
      return malformedRequest;
  }
}

/** Whether it was a HEAD request, judging by the last chunk that was received. */
export function wantsHeadOnly({ rawPacket, bytesParsed = 0 }: ClientError): boolean {
  const parsed = rawPacket?.toString('latin1', 0, bytesParsed) ?? '';
  return parsed
    .slice(parsed.lastIndexOf('\r\n\r\n') + 1)
    .trimStart()
    .startsWith('HEAD ');
}

/** The text from the line in which the parser stopped; earlier requests may come before it. */
function brokenLine({ code, rawPacket, bytesParsed = 0 }: ClientError): string {
  if (!rawPacket) return '';
  // The parser rejects a version only at the end of its line, when it may already be on the next.
  const position = code === 'HPE_INVALID_VERSION' ? bytesParsed - 2 : bytesParsed;
  return rawPacket.toString('latin1', rawPacket.lastIndexOf('\n', position) + 1);
}

/** A complete error response made without Express and React. */
export function createPlainAnswer(problem: Problem, headers: Headers) {
  const body = Buffer.from(plainErrorPage(problem));
  return {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
      ...headers,
      ...noIndexHeader,
    },
    body,
  };
}

/**
 * Responds on a socket that has no response object, and closes it.
 * @param isHeadOnly leaves out the body, as in a response to HEAD
 */
export function sendPlainError(
  socket: Duplex,
  problem: Problem,
  headers: Headers,
  isHeadOnly: boolean,
): void {
  const answer = createPlainAnswer(problem, { ...headers, Connection: 'close' });
  const lines = Object.entries({ Date: new Date().toUTCString(), ...answer.headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const { status } = problem;
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
  if (!isHeadOnly) socket.write(answer.body);
  closeGently(socket);
}

/** How long the rest of a rejected request is read and discarded. */
const LINGER_MS = 1000;

/**
 * Closes a connection on which the client may still be sending. Closing at once would reset it, and
 * the client's system would discard the response: https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 */
export function closeGently(socket: Duplex): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}
