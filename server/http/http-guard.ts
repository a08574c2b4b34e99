import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import {
  allowHeader,
  badRequest,
  codingNotImplemented,
  expectationFailed,
  headersTooLarge,
  malformedRequest,
  methodNotAllowed,
  ProblemError,
  uriTooLong,
  versionNotSupported,
} from '#server/errors/problems.ts';
import type { Problem } from '#shared/problems.ts';
import { MAX_HEADER_FIELDS, MAX_URL_LENGTH } from './http-limits';

/** Rejects requests that violate RFC 9112 but that Node lets through. */
export function httpGuard(): RequestHandler {
  return (req, res, next) => {
    const problem = findFault(req);
    if (!problem) return next();
    // After such a request it is not certain where the next one begins.
    res.shouldKeepAlive = false;
    next(new ProblemError(problem, problem.status === 405 ? allowHeader : {}));
  };
}

function findFault(req: IncomingMessage): Problem | undefined {
  const { httpVersion, headers, method, url = '' } = req;
  if (httpVersion === '0.9') return malformedRequest;
  if (httpVersion !== '1.0' && httpVersion !== '1.1') return versionNotSupported;
  if (url.length > MAX_URL_LENGTH) return uriTooLong;
  if (req.rawHeaders.length > 2 * MAX_HEADER_FIELDS) return headersTooLarge;
  if (malformedTargets.has(req) || !hasGoodHost(req)) return malformedRequest;
  const coding = headers['transfer-encoding'];
  if (coding !== undefined) {
    if (httpVersion === '1.0' || 'content-length' in headers) return malformedRequest;
    // An empty coding is malformed, not unknown; Node 24 agrees.
    if (coding.trim() === '') return malformedRequest;
    if (coding.toLowerCase() !== 'chunked') return codingNotImplemented;
  }
  if (method === 'TRACE') return methodNotAllowed(method);
  const { expect } = headers;
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') return expectationFailed;
  return undefined;
}

/** Exactly one Host field, which only HTTP/1.0 may omit. Node keeps the first of several. */
function hasGoodHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const { host } = headers;
  if (host === undefined) return httpVersion === '1.0';
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return isAuthority(host) && names.filter((name) => name.toLowerCase() === 'host').length === 1;
}

/** Rejects paths that do not decode to valid UTF-8, or that contain a NUL. */
export function urlGuard(): RequestHandler {
  return (req, _res, next) => {
    if (isDecodable(req.path)) next();
    else next(new ProblemError(badRequest));
  };
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

const malformedTargets = new WeakSet<IncomingMessage>();
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * Sets `req.url` to a path, or to `*`. Express would answer a target that it cannot parse with its own
 * page, so such a target becomes `/` and the guard rejects the request.
 */
export function toOriginForm(req: IncomingMessage): void {
  const target = req.url ?? '';
  const [, authority, rest = ''] = absoluteForm.exec(target) ?? [];
  const isAbsolute = authority !== undefined;
  const path = isAbsolute ? (rest.startsWith('/') ? rest : `/${rest}`) : target;
  const isForm = path.startsWith('/') || (path === '*' && req.method === 'OPTIONS');
  const isFine = isForm && !path.includes('#') && (!isAbsolute || isAuthority(authority));
  if (!isFine) malformedTargets.add(req);
  req.url = isFine ? path : '/';
}

/** A valid Host field: as RFC 3986 (section 3.2.2), but neither empty nor a list. */
const authoritySyntax =
  /^(?:(?:[\w.~!$&'()*+;=-]|%[\da-f]{2})+|\[(?:[\da-f:.]+|v[\da-f]+\.[\w.~:-]+)\])(?::(\d{0,5}))?$/i;

function isAuthority(value: string): boolean {
  const match = authoritySyntax.exec(value);
  return match !== null && Number(match[1] ?? 0) <= 65_535;
}
