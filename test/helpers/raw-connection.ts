import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  /** Everything received so far. */
  received(): string;
  /** Everything received until the server closed its side. */
  ended: Promise<string>;
  /** Waits until the received text matches a pattern. */
  until(pattern: RegExp): Promise<string>;
}

/** A connection on which a test can write any bytes. */
export function openConnection(port: number): Promise<RawConnection> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const received = () => text;
    const ended = new Promise<string>((done) => {
      socket.on('end', () => done(text));
      socket.on('close', () => done(text));
    });
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
    socket.once('error', reject);
    socket.once('connect', () => {
      // Tests expect connections to be cut off.
      socket.on('error', () => {});
      resolve({ socket, received, ended, until });
    });

    function until(pattern: RegExp): Promise<string> {
      return new Promise((done, fail) => {
        const look = () => {
          if (!pattern.test(text)) return false;
          socket.off('data', look);
          done(text);
          return true;
        };
        if (look()) return;
        socket.on('data', look);
        socket.once('close', () => look() || fail(new Error(`Closed before ${pattern}: ${text}`)));
      });
    }
  });
}

/** The server's response to these bytes, until it closes the connection. */
export async function send(port: number, bytes: string): Promise<string> {
  const { socket, ended } = await openConnection(port);
  socket.write(Buffer.from(bytes, 'latin1'));
  const answer = await ended;
  socket.destroy();
  return answer;
}

/** Listens on a free port. */
export function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Different ports that are currently free. */
export async function findPorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(servers.map(listen));
  await Promise.all(servers.map(closeServer));
  return ports;
}
