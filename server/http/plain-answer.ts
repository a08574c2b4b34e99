import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainErrorPage } from '#server/errors/plain-error-page.ts';
import { noIndexHeader } from '#server/headers/base-headers.ts';
import type { Problem } from '#shared/problems.ts';
import { closeGently } from './close-gently';

type PlainHeaders = Readonly<Record<string, string | number>>;

/** A complete error response made without Express and React. */
export function createPlainAnswer(problem: Problem, headers: PlainHeaders) {
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

export interface PlainOptions {
  headers?: PlainHeaders;
  /** Leaves out the body, as in a response to HEAD. */
  isHeadOnly?: boolean;
}

/** Responds on a socket that has no response object, and closes it. */
export function answerPlainly(
  socket: Duplex,
  problem: Problem,
  { headers = {}, isHeadOnly = false }: PlainOptions = {},
): void {
  const answer = createPlainAnswer(problem, { ...headers, Connection: 'close' });
  const lines = Object.entries({ Date: new Date().toUTCString(), ...answer.headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const { status } = problem;
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
  if (!isHeadOnly) socket.write(answer.body);
  closeGently(socket);
}
