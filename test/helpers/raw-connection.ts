import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

export type RawConnection = Awaited<ReturnType<typeof openConnection>>;

/** A connection on which a test has written these bytes, and can write any others. */
export async function openConnection(port: number, bytes = '') {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  // Tests expect connections to be cut off.
  socket.on('error', () => {});
  const served = new Promise((resolve) => socket.once('end', resolve));
  socket.write(bytes, 'latin1');
  return {
    socket,
    received: () => text,
    /** Everything received until the server closed its side. */
    ended: Promise.race([served, closed]).then(() => text),
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(text)) {
        if (socket.destroyed) throw new Error(`Closed before ${pattern}: ${text}`);
        await Promise.race([new Promise((resolve) => socket.once('data', resolve)), closed]);
      }
      return text;
    },
  };
}

/** The server's response to these bytes, until it closes the connection. */
export async function send(port: number, bytes: string): Promise<string> {
  const { socket, ended } = await openConnection(port, bytes);
  const answer = await ended;
  socket.destroy();
  return answer;
}

const listening: Server[] = [];
afterAll(() => Promise.all(listening.map(closeServer)));

/** Listens on a free port, until the end of the test file. */
export function listen(server: Server): Promise<number> {
  listening.push(server);
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

export async function findPorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(servers.map(listen));
  await Promise.all(servers.map(closeServer));
  return ports;
}
