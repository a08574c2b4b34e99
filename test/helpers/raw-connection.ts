import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  /** Everything that has arrived so far. */
  received(): string;
  /** All that was sent until the server closed its side. */
  ended: Promise<string>;
  /** Waits until something has arrived. */
  until(pattern: RegExp): Promise<string>;
}

/** A connection on which a test writes bytes that no client would. */
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
      // A connection that is cut off is part of what is tested.
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

/** What the server sends back to these very bytes until it closes. */
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
