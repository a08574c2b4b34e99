import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:os';
import type { Log } from '#server/observing/log.ts';

const SWEEP_MS = 50;

/** A request may already be on its way on a connection that looks idle. */
const QUIET_MS = 250;

/** Share of the grace period during which new connections are still accepted. */
const LISTENING_SHARE = 0.25;

/** Share of the grace period after which open connections are dropped, so that the process ends in time. */
const PATIENCE_SHARE = 0.9;

const signals = ['SIGTERM', 'SIGINT'] as const;

interface LifecycleOptions {
  graceMs: number;
  log: Log;
}

/** Ends the process on signals and uncaught errors: gently, but within the grace period. */
export function createLifecycle({ graceMs, log }: LifecycleOptions) {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    /** From now on a signal or an uncaught error shuts down: the process ends with its last connection. */
    attach(server: Server) {
      const sockets = trackSockets(server);
      // A connection that gets a response during shutdown must not carry another request.
      server.prependListener('request', (_req, res) => {
        if (isDraining) res.shouldKeepAlive = false;
      });
      // An error such as too many open files is no reason to drop open connections.
      server.on('error', (error) => {
        if (server.listening) log({ level: 'error', message: 'New connections fail', error });
      });
      for (const signal of signals) {
        process.on(signal, () => {
          if (isDraining) process.exit(128 + constants.signals[signal]);
          drain(`${signal} received`, 0);
        });
      }
      // After an uncaught error the state is unknown, so the process ends and its supervisor starts a new one.
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

/** Closes keep-alive connections, and those that have never sent a request. */
function closeQuietSockets(server: Server, sockets: ReadonlyMap<Socket, number>): void {
  server.closeIdleConnections();
  for (const [socket, openedAt] of sockets) {
    const isOld = performance.now() - openedAt >= QUIET_MS;
    if (isOld && socket.bytesRead === 0) socket.destroy();
  }
}
