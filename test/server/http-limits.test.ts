import type { RequestListener, Server } from 'node:http';
import { httpLimits } from '#server/http/http-limits.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import {
  closeServer,
  listen,
  openConnection,
  type RawConnection,
  send,
} from '#test/helpers/raw-connection.ts';

const GET = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const greet: RequestListener = (_req, res) => void res.end('hello');

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(closeServer));
});

/** A server whose patience is short, in front of an application that a test chooses. */
async function start(limits: Partial<typeof httpLimits>, app = greet) {
  const server = createHttpServer(app, {
    limits: { ...httpLimits, checkingIntervalMs: 50, ...limits },
  });
  servers.push(server);
  return { server, port: await listen(server) };
}

test.each([
  ['no byte', ''],
  ['half a head', 'GET / HTTP/1.1\r\nHost: a\r\n'],
])('a visitor who sends %s is told 408, and others are served meanwhile', async (_name, bytes) => {
  const { port } = await start({ headersTimeoutMs: 300 });
  const slow = await openConnection(port);
  slow.socket.write(bytes);
  expect(await send(port, GET)).toContain('hello');
  expect(await slow.ended).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n.*<h1>408 Request Timeout/s);
});

test('a visitor who sends a head byte by byte is told 408 all the same', async () => {
  const { port } = await start({ headersTimeoutMs: 300 });
  const slow = await openConnection(port);
  slow.socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-A: ');
  const drip = setInterval(() => slow.socket.write('a'), 20);
  expect(await slow.ended).toMatch(/^HTTP\/1.1 408 /);
  clearInterval(drip);
});

test('with hundreds of slow heads and idle connections, others are still served', async () => {
  const { port } = await start({ headersTimeoutMs: 60_000, requestTimeoutMs: 60_000 });
  const slow: RawConnection[] = [];
  for (let count = 0; count < 400; count++) {
    const connection = await openConnection(port);
    if (count % 2 === 0) connection.socket.write('GET / HTTP/1.1\r\nX-A: a\r\n');
    slow.push(connection);
  }
  expect(await send(port, GET)).toContain('hello');
  for (const { socket } of slow) socket.destroy();
});

test('when all connections are taken, idle ones make room', async () => {
  const { port } = await start({ maxConnections: 3 });
  const idle: RawConnection[] = [];
  for (let count = 0; count < 3; count++) {
    const connection = await openConnection(port);
    connection.socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await connection.until(/hello/);
    idle.push(connection);
  }
  const turnedAway = await openConnection(port);
  await Promise.all([turnedAway.ended, ...idle.map(({ ended }) => ended)]);
  expect(await send(port, GET)).toContain('hello');
});

test('a visitor who stops reading an answer is cut off', async () => {
  const { server, port } = await start({ stalledTimeoutMs: 300 }, (_req, res) => {
    res.end(Buffer.alloc(64 * 1024 * 1024));
  });
  const closed = new Promise((resolve) => {
    server.once('connection', (socket) => socket.once('close', resolve));
  });
  const { socket } = await openConnection(port);
  socket.pause();
  socket.write(GET);
  await closed;
  socket.destroy();
});

test('a connection stays open longer than a proxy in front keeps it', () => {
  expect(createHttpServer(greet).keepAliveTimeout).toBeGreaterThan(60_000);
});
