import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Connections that may wait until they are taken in, as far as the system allows; Node asks for 511. */
const BACKLOG = 4096;

interface ListenOptions {
  /** The setting that chooses the port. */
  name: string;
  port: number;
  host: string | undefined;
}

/**
 * Opens the server to visitors.
 * @returns its address
 * @throws Error that says what to do about a port in use.
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
