import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Connections that may wait to be accepted, as far as the system allows; Node's default is 511. */
const BACKLOG = 4096;

interface ListenOptions {
  /** The setting that sets the port, for the error. */
  name: string;
  port: number;
  host: string | undefined;
}

/**
 * Starts listening.
 * @returns the URL of the server
 * @throws Error that says what to do when the port is in use.
 */
export function listen(server: Server, { name, port, host }: ListenOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is in use; set ${name} to another one`) : error);
    });
    server.listen({ port, host, backlog: BACKLOG }, () => {
      const { port: taken } = server.address() as AddressInfo;
      const named = host?.includes(':') ? `[${host}]` : (host ?? 'localhost');
      resolve(`http://${named}:${taken}`);
    });
  });
}
