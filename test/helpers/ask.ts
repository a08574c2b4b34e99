import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { type RequestOptions, request as requestSecurely } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { decode } from '#scripts/preflight/answer.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decoded from its content encoding. */
  body: Buffer;
}

/**
 * Sends a request to this machine, with its path as it is written; over TLS with a certificate to trust.
 * @throws Error if a response has a header twice, is cut off, is longer than it says or not allowed, or
 * cannot be decoded
 */
export async function ask(options: RequestOptions, body?: Buffer): Promise<Answer> {
  const send = options.ca ? requestSecurely : request;
  const req = send({ host: '127.0.0.1', agent: false, ...options });
  // Bytes behind the response are an error that only comes when it has ended.
  const closed = once(req.end(body), 'close');
  const [res] = (await Promise.race([once(req, 'response'), closed])) as [IncomingMessage];
  const { statusCode: status = 0, headers, headersDistinct } = res;
  const [sent] = await Promise.all([buffer(res), closed]);
  const repeated = Object.entries(headersDistinct).filter(([, values = []]) => values.length > 1);
  if (repeated.length > 0) throw new Error(`These headers are there twice: ${repeated.join(' ')}`);
  return { status, headers, body: decode(sent, headers['content-encoding']) };
}
