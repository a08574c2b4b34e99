import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { pages } from '#shared/pages.ts';

/** A proxy caches the first response that it gets, so that should be compressed best. */
const asBrowsersAsk = { 'accept-encoding': 'br' };

/**
 * Renders every page once before the first request, because the first render of a process takes twenty
 * times as long as the next. Resolves after the first page of the table; the others follow, one in each
 * turn of the event loop, so that requests are answered meanwhile. Nothing is sent.
 * @returns a function that says whether all pages can be rendered; each call tries failed ones again
 * @throws whatever the first page's render throws: such a process must not take requests
 */
export async function warmUp(
  pageHandler: RequestHandler,
  onFailure: (path: string, error: unknown) => void,
): Promise<() => Promise<boolean>> {
  const [first, ...others] = pages;
  await renderQuietly(pageHandler, first.path, asBrowsersAsk);
  let missing: readonly string[] = others.map(({ path }) => path);
  let attempt: Promise<void> | undefined = renderMissing();
  return async () => {
    if (missing.length > 0) {
      // One attempt at a time, shared by all callers.
      attempt ??= renderMissing();
      await attempt;
    }
    return missing.length === 0;
  };

  async function renderMissing(): Promise<void> {
    const failed: string[] = [];
    for (const path of missing) {
      await setImmediate();
      await renderQuietly(pageHandler, path, asBrowsersAsk).catch((error) => {
        failed.push(path);
        onFailure(path, error);
      });
    }
    missing = failed;
    attempt = undefined;
  }
}

/**
 * Renders a page without a request, and sends nothing.
 * @returns the body as it would be sent
 * @throws whatever the render throws
 */
export function renderQuietly(
  pageHandler: RequestHandler,
  url: string,
  headers: IncomingMessage['headers'] = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const app = express().disable('x-powered-by');
    app.use(async (req, res, next) => {
      let body: Buffer = Buffer.alloc(0);
      res.end = ((whole?: Buffer) => {
        if (whole) body = whole;
        // Releases whatever waits for the response to end.
        res.emit('close');
        resolve(body);
        return res;
      }) as typeof res.end;
      await pageHandler(req, res, next);
    });
    app.use(((error, _req, res, _next) => {
      res.emit('close');
      reject(error);
    }) satisfies express.ErrorRequestHandler);
    const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers });
    app(req as Request, new ServerResponse(req) as Response);
  });
}
