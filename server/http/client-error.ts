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
  /** Where in that chunk. */
  bytesParsed?: number;
}

const startOfLongTarget = new RegExp(`^[A-Z]+ \\S{${MAX_URL_LENGTH}}`);
const requestLine = /^[!#$%&'*+.^_`|~\w-]+ +\S+ +HTTP\/(\d\.\d)\r\n/;

/** Maps a parse error to the problem that the client is sent. */
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

/** Whether it was a HEAD request, as far as the last chunk shows. */
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
