import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express, { type Request, type RequestHandler, type Response } from 'express';

/**
 * Renders a page without a request, and sends nothing.
 * @returns the body as it would be sent; empty where React streams it
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
