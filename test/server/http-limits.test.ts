import type { RequestListener } from 'node:http';
import { httpLimits } from '#server/http/http-limits.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { listen, openConnection, type RawConnection, send } from '#test/helpers/raw-connection.ts';

const GET = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const greet: RequestListener = (_req, res) => void res.end('hello');

/** A server with short timeouts, with an application that the test provides. */
async function start(limits: Partial<typeof httpLimits>, app = greet) {
  const all = { ...httpLimits, checkingIntervalMs: 50, ...limits };
  const server = createHttpServer(app, { limits: all });
  return { server, port: await listen(server) };
}

test.each([
  ['no byte', ''],
  ['half a head, and then byte by byte', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: '],
])('a visitor who sends %s gets 408, and others are served meanwhile', async (_name, bytes) => {
  const { port } = await start({ headersTimeoutMs: 300 });
  const slow = await openConnection(port, bytes);
  const drip = setInterval(() => slow.socket.write(bytes.slice(0, 1)), 20);
  expect(await send(port, GET)).toContain('hello');
  expect(await slow.ended).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n.*<h1>408 Request Timeout/s);
  clearInterval(drip);
});

test('others are still served during hundreds of slow requests and idle connections', async () => {
  const { port } = await start({ headersTimeoutMs: 60_000, requestTimeoutMs: 60_000 });
  for (let count = 0; count < 400; count++) {
    await openConnection(port, count % 2 === 0 ? 'GET / HTTP/1.1\r\nX-A: a\r\n' : '');
  }
  expect(await send(port, GET)).toContain('hello');
});

test('at the connection limit, idle connections are closed for new ones, but not those in the queue', async () => {
  let resume = () => {};
  const { port } = await start({ maxConnections: 4 }, ({ url, socket }, res) => {
    res.end('hello');
    if (url !== '/line') return;
    res.once('close', () => socket.pause());
    resume = () => socket.resume();
  });
  const inLine = await openConnection(port, 'GET /line HTTP/1.1\r\nHost: a\r\n\r\n');
  await inLine.until(/hello/);
  inLine.socket.write(GET);
  const idle: RawConnection[] = [];
  for (let count = 0; count < 3; count++) {
    const connection = await openConnection(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await connection.until(/hello/);
    idle.push(connection);
  }
  const turnedAway = await openConnection(port);
  await Promise.all([turnedAway.ended, ...idle.map(({ ended }) => ended)]);
  resume();
  expect(await inLine.ended).toMatch(/hello[\s\S]*hello/);
  expect(await send(port, GET)).toContain('hello');
});

test('at the connection limit, a connection that has sent half a request may send the rest', async () => {
  let bytesRead = () => 0;
  const { port } = await start({ maxConnections: 1 }, ({ socket }, res) => {
    bytesRead = () => socket.bytesRead;
    res.end('hello');
  });
  const half = await openConnection(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await half.until(/hello/);
  const before = bytesRead();
  half.socket.write(GET.slice(0, 10));
  while (bytesRead() === before) await new Promise(setImmediate);
  await (await openConnection(port)).ended;
  half.socket.write(GET.slice(10));
  expect(await half.ended).toMatch(/hello[\s\S]*hello/);
});

test('a client that stops reading a response is disconnected', async () => {
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

test('a client that waits for the site is not disconnected', async () => {
  // Each wait is cut short by the site itself, so that a slow client does not run into it.
  const { port } = await start({}, ({ url, socket }, res) => {
    if (url === '/') return void socket.setTimeout(50).once('timeout', () => res.end('slow'));
    res.once('close', () => {
      socket.pause().once('timeout', () => socket.resume());
      socket.setTimeout(50);
    });
    res.end('stands in line');
  });
  const client = await openConnection(port, 'GET /line HTTP/1.1\r\nHost: a\r\n\r\n');
  await client.until(/stands in line/);
  client.socket.write(GET);
  expect(await client.ended).toContain('slow');
});

test('keep-alive connections stay open longer than those of a proxy in front', () => {
  expect(createHttpServer(greet).keepAliveTimeout).toBeGreaterThan(60_000);
});
