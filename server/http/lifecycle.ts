import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:os';
import type { Log } from '#server/observing/log.ts';

const SWEEP_MS = 50;

/** A request may be on its way on a connection that looks quiet. */
const QUIET_MS = 250;

/** Part of the grace during which new visitors are still answered while older ones are waited for. */
const LISTENING_SHARE = 0.25;

/** Part of the grace after which the rest is cut off, so that the process ends within it. */
const PATIENCE_SHARE = 0.9;

const signals = ['SIGTERM', 'SIGINT'] as const;

interface LifecycleOptions {
  graceMs: number;
  log: Log;
}

export interface Lifecycle {
  isDraining(): boolean;
  /** From now on a signal or an uncaught error ends the process with the server's last connection. */
  attach(server: Server): void;
}

export function createLifecycle({ graceMs, log }: LifecycleOptions): Lifecycle {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    attach(server) {
      const sockets = trackSockets(server);
      // A visitor who is answered while the process ends must not use the same connection again.
      server.prependListener('request', (_req, res) => {
        if (isDraining) res.shouldKeepAlive = false;
      });
      // Too many open files, for instance, is no reason to drop the visitors who are connected.
      server.on('error', (error) => {
        if (server.listening) log({ level: 'error', message: 'Connections fail', error });
      });
      for (const signal of signals) {
        process.on(signal, () => {
          if (isDraining) process.exit(128 + constants.signals[signal]);
          drain(`${signal} received`, 0);
        });
      }
      // After an uncaught error the state is unknown, so a supervisor has to start a new process.
      for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
        process.on(event, (error: unknown) => {
          log({ level: 'fatal', message: event, error });
          if (!isDraining) drain('Ending after a failure', 1);
          process.exitCode = 1;
        });
      }

      function drain(reason: string, exitCode: number): void {
        isDraining = true;
        process.exitCode = exitCode;
        log({ level: 'info', message: `${reason}: finishing what is under way` });
        const startedAt = performance.now();
        const sweep = () => {
          const elapsedMs = performance.now() - startedAt;
          if (elapsedMs >= Math.min(QUIET_MS, graceMs / 2)) closeQuietSockets(server, sockets);
          if (sockets.size === 0) process.exit();
          if (elapsedMs >= graceMs * PATIENCE_SHARE) {
            log({ level: 'warn', message: `Cutting off ${sockets.size} connections` });
            process.exit();
          }
          if (server.listening && elapsedMs >= graceMs * LISTENING_SHARE) server.close();
        };
        sweep();
        setInterval(sweep, SWEEP_MS);
      }
    },
  };
}

/** Open connections, and when they were opened. */
function trackSockets(server: Server): Map<Socket, number> {
  const sockets = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, performance.now());
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Connections that wait for a next request, and those that never sent a first one. */
function closeQuietSockets(server: Server, sockets: ReadonlyMap<Socket, number>): void {
  server.closeIdleConnections();
  for (const [socket, openedAt] of sockets) {
    const isOld = performance.now() - openedAt >= QUIET_MS;
    if (isOld && socket.bytesRead === 0) socket.destroy();
  }
}
