import { load } from 'cheerio';
import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { createHttpServer } from '#server/http/http-server.ts';
import { loadShedding } from '#server/http/load-shedding.ts';
import { listen, openConnection } from '#test/helpers/raw-connection.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

type Options = Partial<Parameters<typeof loadShedding>[0]>;

async function start(options: Options, handler: RequestHandler) {
  const app = express();
  app.use(loadShedding({ maxWaitMs: Number.POSITIVE_INFINITY, ...options }));
  app.use(handler);
  const server = createHttpServer(app);
  return { app, server, port: await listen(server) };
}

function inOnePiece(paths: readonly string[]): string {
  const lines = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  return lines.join('');
}

test('requests that would wait too long are rejected at once, until the queue is short again', async () => {
  let clock = 0;
  let shed = 0;
  const { app, port } = await start(
    // Otherwise the requests of one connection would wait for each other.
    { maxWaitMs: 300, now: () => clock, onShed: () => shed++, isFromProxy: () => true },
    (_req, res) => {
      // Each response takes the server 100 ms.
      clock += 100;
      res.send('served');
    },
  );
  // It measures the first requests.
  for (let count = 0; count < 40; count++) await request(app).get('/').expect(200);

  const crowd = await openConnection(port, inOnePiece(Array(10).fill('/')));
  const answers = await crowd.until(/(?:HTTP\/1\.1 [\s\S]*){10}<\/html>$/);
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d\d\d)/g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array(4).fill('200'), ...Array(6).fill('503')]);
  expect(shed).toBe(6);
  await request(app).get('/').expect(200, 'served');
});

test('a client that disconnects while waiting costs nothing', async () => {
  const served: string[] = [];
  const { port } = await start({}, (req, res) => {
    served.push(req.path);
    // The first response is sent after the second client has disconnected.
    if (req.path === '/first') crowd.socket.destroy();
    res.send('served');
  });
  const crowd = await openConnection(port);
  crowd.socket.write(inOnePiece(['/first']));
  await new Promise((resolve) => crowd.socket.once('close', resolve));
  const later = await openConnection(port, inOnePiece(['/later']));
  await later.until(/served/);
  expect(served).toEqual(['/first', '/later']);
});

test('requests are rejected while too many are waiting', async () => {
  const held: Array<() => void> = [];
  const { port } = await start({ maxWaiting: 3 }, (_req, res) => {
    held.push(() => res.send('served'));
  });
  const crowd = await openMany(3, port, ['/']);
  await waitFor(() => held.length === 3);

  const late = await openConnection(port, inOnePiece(['/']));
  await late.until(/^HTTP\/1\.1 503 [\s\S]*<\/html>$/);
  held.shift()?.();
  await Promise.race(crowd.map(({ until }) => until(/served/)));
  late.socket.write(inOnePiece(['/']));
  await waitFor(() => held.length === 3);
  for (const release of held) release();
  await late.until(/served/);
});

test('long downloads do not count as waiting', async () => {
  const { app, port } = await start({ maxWaiting: 2 }, (req, res) => {
    if (req.path === '/video') res.write('beginning');
    else res.send('served');
  });
  for (let count = 0; count < 5; count++) {
    const { until } = await openConnection(port, inOnePiece(['/video']));
    await until(/beginning/);
  }
  await request(app).get('/').expect(200);
});

test('the 503 says when to come back, and is otherwise a response like any other', async () => {
  const { app, requests } = await createTestApp({ MAX_WAIT_MS: '0' });
  const { headers: well } = await request(app).get('/healthz').expect(200);
  const { headers, text } = await request(app).get('/robots.txt').expect(503);
  expect(load(text)('h1').text()).toBe('503 Service Unavailable');
  // Both have the headers of every response.
  const own = ['date', 'content-type', 'content-length', 'x-request-id'];
  for (const [name, value] of Object.entries(well)) {
    if (!own.includes(name)) expect([name, headers[name]]).toEqual([name, value]);
  }
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['retry-after']).toMatch(/^[1-9]\d?$/);
  expect(requests.at(-1)).toMatchObject({
    level: 'error',
    requestId: headers['x-request-id'],
    request: { route: '/robots.txt', method: 'GET', status: 503 },
  });
});

test('a new visitor is answered before a greedy crowd has had another round, and nobody is refused', async () => {
  let clock = 0;
  let refused = 0;
  let read = 0;
  const served: string[] = [];
  const options = { now: () => clock++, onShed: () => refused++ };
  const { port, server } = await start(options, (req, res) => {
    served.push(req.path);
    res.send('served');
  });
  server.on('request', () => read++);
  const crowd = await openMany(200, port, []);
  const half = inOnePiece(Array(6).fill('/crowd'));
  for (const { socket } of crowd) {
    socket.write(half);
    socket.once('data', () => socket.write(half));
  }
  await waitFor(() => served.length > crowd.length);

  const before = served.length;
  const visitor = await openConnection(port, inOnePiece(['/new']));
  await visitor.until(/served/);
  expect(served.indexOf('/new') - before).toBeLessThan(crowd.length);
  // While a connection queues, its next request is not read.
  expect(read).toBeLessThan(1.5 * 6 * crowd.length);
  await waitFor(() => served.length + refused === 12 * crowd.length + 1);
  expect(refused).toBe(0);
});

test('a connection in the queue gets its turn, even if visitors keep coming', async () => {
  let clock = 0;
  const held: Array<() => void> = [];
  const { port } = await start({ now: () => clock++ }, (req, res) => {
    if (req.path === '/held') held.push(() => res.send('served'));
    else res.send(req.path);
  });
  const visitors = await openMany(50, port, ['/held']);
  await waitFor(() => held.length === visitors.length);
  const regular = await openConnection(port, inOnePiece(['/first', '/second']));
  await regular.until(/\/second$/);
  regular.socket.write(inOnePiece(['/third']));
  await regular.until(/\/third$/);
});

function openMany(count: number, port: number, paths: readonly string[]) {
  return Promise.all(Array.from({ length: count }, () => openConnection(port, inOnePiece(paths))));
}

async function waitFor(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
