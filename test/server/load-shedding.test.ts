import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { load } from 'cheerio';
import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { createApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { loadShedding } from '#server/http/load-shedding.ts';
import type { LogEntry } from '#server/observing/log.ts';
import { closeServer, listen, openConnection } from '#test/helpers/raw-connection.ts';
import { root } from '#test/helpers/test-app.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(closeServer));
});

type Options = Partial<Parameters<typeof loadShedding>[0]>;

async function start(options: Options, handler: RequestHandler) {
  const app = express();
  app.use(loadShedding({ maxWaitMs: Number.POSITIVE_INFINITY, ...options }));
  app.use(handler);
  const server = createHttpServer(app);
  servers.push(server);
  return { app, port: await listen(server) };
}

/** Several requests in one packet. */
function inOnePiece(paths: readonly string[]): string {
  const lines = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  return lines.join('');
}

test('requests that would wait too long are rejected at once, until the queue is short again', async () => {
  let clock = 0;
  let shed = 0;
  const { app, port } = await start(
    { maxWaitMs: 300, now: () => clock, onShed: () => shed++ },
    (_req, res) => {
      // Each response takes the server 100 ms.
      clock += 100;
      res.send('served');
    },
  );
  // It measures the first requests.
  for (let count = 0; count < 40; count++) await request(app).get('/').expect(200);

  const crowd = await openConnection(port);
  crowd.socket.write(inOnePiece(Array(10).fill('/')));
  const answers = await crowd.until(/(?:HTTP\/1\.1 [\s\S]*){10}<\/html>$/);
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d\d\d)/g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array(4).fill('200'), ...Array(6).fill('503')]);
  expect(shed).toBe(6);
  crowd.socket.destroy();
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
  const later = await openConnection(port);
  later.socket.write(inOnePiece(['/later']));
  await later.until(/served/);
  expect(served).toEqual(['/first', '/later']);
  later.socket.destroy();
});

test('requests are rejected while too many are waiting', async () => {
  const held: Array<() => void> = [];
  const { port } = await start({ maxWaiting: 3 }, (_req, res) => {
    held.push(() => res.send('served'));
  });
  const crowd = await Promise.all(Array.from({ length: 3 }, () => openConnection(port)));
  for (const { socket } of crowd) socket.write(inOnePiece(['/']));
  await waitFor(() => held.length === 3);

  const late = await openConnection(port);
  late.socket.write(inOnePiece(['/']));
  await late.until(/^HTTP\/1\.1 503 [\s\S]*<\/html>$/);
  held.shift()?.();
  await Promise.race(crowd.map(({ until }) => until(/served/)));
  late.socket.write(inOnePiece(['/']));
  await waitFor(() => held.length === 3);
  for (const release of held) release();
  await late.until(/served/);
  for (const { socket } of [...crowd, late]) socket.destroy();
});

test('long downloads do not count as waiting', async () => {
  const { app, port } = await start({ maxWaiting: 2 }, (req, res) => {
    if (req.path === '/video') res.write('beginning');
    else res.send('served');
  });
  const downloads = await Promise.all(Array.from({ length: 5 }, () => openConnection(port)));
  for (const { socket, until } of downloads) {
    socket.write(inOnePiece(['/video']));
    await until(/beginning/);
  }
  await request(app).get('/').expect(200);
  for (const { socket } of downloads) socket.destroy();
});

test('the 503 is a page that says when to come back, and is never cached', async () => {
  const { app } = await start({ maxWaiting: 0, exempt: ['/healthz'] }, (_req, res) => {
    res.send('served');
  });
  const { text, headers } = await request(app).get('/').expect(503);
  expect(load(text)('h1').text()).toBe('503 Service Unavailable');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'retry-after': expect.stringMatching(/^[1-9]\d?$/),
  });
  await request(app).get('/healthz').expect(200, 'served');
});

test('a 503 has security headers, an id and a log line like any other response', async () => {
  const lines: LogEntry[] = [];
  const app = await createApp(loadConfig({ MAX_WAIT_MS: '0' }, root), {
    log: (entry) => lines.push(entry),
  });
  const { headers: well } = await request(app).get('/healthz').expect(200);
  const { headers } = await request(app).get('/robots.txt').expect(503);
  // Both have the headers of every response.
  const own = ['date', 'content-type', 'content-length', 'x-request-id'];
  for (const [name, value] of Object.entries(well)) {
    if (!own.includes(name)) expect([name, headers[name]]).toEqual([name, value]);
  }
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['retry-after']).toMatch(/^[1-9]\d?$/);
  expect(lines.at(-1)).toMatchObject({
    level: 'error',
    requestId: headers['x-request-id'],
    request: { route: '/robots.txt', method: 'GET', status: 503 },
  });
});

/** Asks without a network, so that the test says what comes when; `res` tells of a refusal. */
function asking(options: Options, served: string[] = []) {
  const shed = loadShedding({ maxWaitMs: Number.POSITIVE_INFINITY, ...options });
  return (socket: object, url: string, headers = {}) => {
    const end = jest.fn();
    const res = Object.assign(new EventEmitter(), { writeHead: () => ({ end }) });
    const next = () => served.push(url);
    shed({ socket, url, headers } as never, res as never, next);
    return end;
  };
}

test('a new visitor does not wait until connections that go on asking have had their turns', async () => {
  const served: string[] = [];
  const ask = asking({}, served);
  const crowd = {};
  ask(crowd, '/first');
  await waitFor(() => served.length === 1);
  for (const url of ['/1', '/2', '/3', '/4', '/5']) ask(crowd, url);
  for (const url of ['/new', '/newer']) ask({}, url);
  await waitFor(() => served.length === 8);
  expect(served.indexOf('/newer')).toBeLessThan(served.indexOf('/3'));
  // And the crowd does not wait until there are no new visitors.
  expect(served.indexOf('/1')).toBeLessThan(served.indexOf('/newer'));
});

test('a client that does not wait as it was told is refused later; others are at once', () => {
  jest.useFakeTimers();
  const ask = asking({ maxWaiting: 0 });
  const greedy = {};
  expect(ask(greedy, '/')).toHaveBeenCalled();
  const again = ask(greedy, '/');
  expect(again).not.toHaveBeenCalled();
  expect(ask({}, '/')).toHaveBeenCalled();
  // A proxy asks for many visitors on one connection.
  expect(ask(greedy, '/', { 'x-forwarded-for': '192.0.2.1' })).toHaveBeenCalled();
  jest.runAllTimers();
  expect(again).toHaveBeenCalled();
  jest.useRealTimers();
});

async function waitFor(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
