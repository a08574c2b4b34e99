import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Folder } from '#server/middleware/static-files.ts';
import type { TextResource } from '#server/routes/text-resources.ts';
import { findMisspelledPage, findPage } from '#shared/pages.ts';
import { RELEASE_PATH } from '#shared/settings/release.ts';
import { healthPaths } from './health';
import type { Log, LogEntry } from './log';
import type { Meter } from './meter';

/** The ids that proxies send: a UUID, nginx's 32 digits, a trace id. */
const wellFormed = /^[\w-]{16,64}$/;

/** Gives every request an id, for its log line and response header. Keeps the id from a trusted proxy. */
export function requestId(isFromTrustedProxy: (req: IncomingMessage) => boolean): RequestHandler {
  return (req, res, next) => {
    const given = req.headers['x-request-id'];
    const isKept = typeof given === 'string' && wellFormed.test(given) && isFromTrustedProxy(req);
    const id = isKept ? given : randomUUID();
    res.locals.requestId = id;
    res.set('X-Request-Id', id);
    next();
  };
}

export function getRequestId(res: Response): string {
  return String(res.locals.requestId ?? 'unknown');
}

interface LogOptions {
  log: Log;
  meter: Pick<Meter, 'countRequest'>;
  /** Maps a path to one of a few route names, so that metrics can be grouped. */
  nameRoute: (path: string) => string;
}

/** Logs and measures every request when it ends. */
export function requestLog({ log, meter, nameRoute }: LogOptions): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const { method, path, socket } = req;
    const bytesBefore = socket.bytesWritten;
    res.once('close', () => {
      const route = nameRoute(path);
      const status = res.statusCode;
      meter.countRequest(route, status);
      log({
        // Health checks are polled every few seconds.
        level: healthPaths.includes(route) ? 'debug' : levelOf(status),
        message: 'request',
        requestId: getRequestId(res),
        request: {
          route,
          method,
          status,
          durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
          bytes: socket.bytesWritten - bytesBefore,
          ...(res.writableFinished ? {} : { isAborted: true }),
        },
      });
    });
    next();
  };
}

function levelOf(status: number): LogEntry['level'] {
  if (status >= 500) return 'error';
  return status >= 400 ? 'warn' : 'info';
}

interface RouteOptions {
  /** What the build made. */
  client: Folder;
  /** What is served unchanged. */
  open: Folder;
  resources: readonly TextResource[];
}

/** The route of a path: pages, health checks and texts by their path, the rest by their kind. */
export function routeNames({ client, open, resources }: RouteOptions) {
  const named = new Set([...healthPaths, RELEASE_PATH, ...resources.map(({ path }) => path)]);
  return (path: string): string => {
    if (findPage(path) || named.has(path)) return path;
    if (client.files.has(path)) return 'asset';
    if (open.files.has(path)) return 'file';
    return findMisspelledPage(path) ? 'redirect' : 'error';
  };
}
