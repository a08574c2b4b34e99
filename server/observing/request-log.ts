import type { RequestHandler } from 'express';
import { healthPaths } from './health';
import type { Log, LogEntry } from './log';
import type { Meter } from './meter';
import { getRequestId } from './request-id';

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
