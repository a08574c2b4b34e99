import type { ErrorRequestHandler, Response } from 'express';
import { type Headers, noIndexHeader } from '#server/base-headers.ts';
import type { Log } from '#server/observing/log.ts';
import { getRequestId } from '#server/observing/request-id.ts';
import type { Render } from '#server/rendering/render.tsx';
import type { Problem } from '#shared/problems.ts';
import { plainErrorPage } from './plain-error-page';
import { toRefusal } from './problems';

const PROBLEM_JSON = 'application/problem+json';

interface Options {
  render: Render;
  log: Log;
  /** Headers of every response. */
  headers: Headers;
}

/** Renders every error as a page in the site's layout, or as RFC 9457 problem details for clients that accept JSON. */
export function errorPages({ render, log, headers: always }: Options): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return async (error, req, res, _next) => {
    // The client has disconnected: nobody reads a response, and the aborted render is not an error.
    if (res.destroyed || req.socket.destroyed) return;
    const requestId = getRequestId(res);
    const { problem, headers } = toRefusal(error, requestId);
    if (problem.status === 500) {
      log({ level: 'error', message: `${req.method} ${req.path} failed`, requestId, error });
    }
    if (res.headersSent) return void res.destroy();

    // The handler that failed may already have set headers of a file, such as its encoding or ETag.
    for (const name of res.getHeaderNames()) res.removeHeader(name);
    res.set({ ...always, ...headers, ...noIndexHeader, 'X-Request-Id': requestId });
    res.set('Cache-Control', 'no-store').vary('Accept');
    if (req.accepts(['text/html', 'application/json', PROBLEM_JSON]) !== 'text/html') {
      return sendProblemDetails(res, problem);
    }
    try {
      await render(req, res, { status: problem.status, pathname: req.path, search: '', problem });
    } catch (renderError) {
      log({ level: 'error', message: 'The error page failed', requestId, error: renderError });
      res.status(problem.status).type('html').send(plainErrorPage(problem));
    }
  };
}

function sendProblemDetails(res: Response, problem: Problem): void {
  const { requestId, ...rest } = problem;
  // An id from a proxy may not be a UUID, and then has no URN.
  const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(requestId ?? '');
  const occurrence = isUuid ? { instance: `urn:uuid:${requestId}` } : { requestId };
  // Not `res.type`, which does not know this type.
  res.status(problem.status).set('Content-Type', PROBLEM_JSON);
  res.send(Buffer.from(JSON.stringify({ type: 'about:blank', ...rest, ...occurrence })));
}
