import { createServer } from 'node:http';
import express from 'express';
import request from 'supertest';
import { createHttpServer } from '#server/http/http-server.ts';
import type { LogEntry } from '#server/observing/log.ts';
import { idleMeter } from '#server/observing/meter.ts';
import { createMetrics, metricsEndpoint } from '#server/observing/metrics.ts';
import { requestLog } from '#server/observing/request-log.ts';
import { pages } from '#shared/pages.ts';
import { startServer } from '#test/helpers/child-process.ts';
import { findPorts, listen, openConnection } from '#test/helpers/raw-connection.ts';
import { readText } from '#test/helpers/root.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

const given = '4f5d9a3c2b1e4f5d9a3c2b1e4f5d9a3c';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

test.each([
  ...pages.map(({ path }) => ['get', `${path}?a=b`, path, 200, 'info'] as const),
  ['head', '/lab', '/lab', 200, 'info'],
  ['get', '/Lab/', 'redirect', 308, 'info'],
  ['get', '/favicon.svg', 'file', 200, 'info'],
  ['get', '/x/secret', 'error', 404, 'warn'],
  ['get', '/%', 'error', 400, 'warn'],
  ['post', '/contact', '/contact', 405, 'warn'],
  ['get', '/healthz', '/healthz', 200, 'debug'],
] as const)('%s %s is logged as %s %d', async (method, path, route, status, level) => {
  const { app, requests } = await createTestApp();
  const { headers } = await request(app)[method](path).set('User-Agent', 'secret').expect(status);
  expect(requests).toEqual([
    {
      level,
      message: 'request',
      requestId: headers['x-request-id'],
      request: {
        route,
        method: method.toUpperCase(),
        status,
        durationMs: expect.any(Number),
        bytes: expect.any(Number),
      },
    },
  ]);
  expect(requests[0]?.request?.bytes).toBeGreaterThan(100);
  expect(JSON.stringify(requests)).not.toMatch(/secret|127\.0\.0\.1|::1|a=b/);
});

test('the log marks a request whose client disconnected', async () => {
  const lines: LogEntry[] = [];
  const app = express();
  app.use(
    requestLog({ log: (entry) => lines.push(entry), meter: idleMeter, nameRoute: () => 'endless' }),
  );
  app.use((_req, res) => void res.write('beginning'));
  const port = await listen(createHttpServer(app));
  const { socket, until } = await openConnection(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await until(/beginning/);
  expect(lines).toEqual([]);
  socket.destroy();
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(lines[0]?.request).toMatchObject({ route: 'endless', status: 200, isAborted: true });
});

test('every request has a unique id, whatever a client or an untrusted proxy sends', async () => {
  const { app } = await createTestApp({ TRUST_PROXY: '10.0.0.0/8' });
  const first = await request(app).get('/lab').set('X-Request-Id', given);
  const second = await request(app).get('/lab');
  expect(first.headers['x-request-id']).toMatch(UUID);
  expect(second.headers['x-request-id']).toMatch(UUID);
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
});

const local = ['1', 'loopback', '127.0.0.0/8, ::1, ::ffff:127.0.0.1'];

test.each(local)('with TRUST_PROXY="%s" a well-formed id is kept', async (TRUST_PROXY) => {
  const { app } = await createTestApp({ TRUST_PROXY });
  await request(app).get('/lab').set('X-Request-Id', given).expect('X-Request-Id', given);
  for (const faulty of ['short', 'a'.repeat(100), `${given}"><script>`]) {
    await request(app).get('/lab').set('X-Request-Id', faulty).expect('X-Request-Id', UUID);
  }
});

test('the site logs one line of JSON for each request, and nothing at level silent', async () => {
  for (const [LOG_LEVEL, count] of [
    ['info', 2],
    ['warn', 1],
    ['silent', 0],
  ] as const) {
    const { origin, pid, output, stop } = await startServer({ LOG_LEVEL });
    await request(origin).get('/lab?secret=1').expect(200);
    await request(origin).get('/x').expect(404);
    await stop();
    const lines = output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(told).toHaveLength(count);
    for (const entry of told) {
      expect(entry).toEqual({
        level: expect.stringMatching(/^info$|^warn$/),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        pid,
        requestId: expect.stringMatching(UUID),
        route: expect.stringMatching(/^\/lab$|^error$/),
        method: 'GET',
        status: expect.any(Number),
        durationMs: expect.any(Number),
        bytes: expect.any(Number),
        msg: 'request',
      });
    }
  }
});

const { meter, registry, watchConnections } = createMetrics();
const endpoint = createServer(metricsEndpoint(registry));
watchConnections(endpoint);

test('counts shed requests, times renders, and says how many connections are open', async () => {
  meter.countShed();
  meter.observeRender('/lab', 0.004);
  const { text, headers } = await request(endpoint).get('/metrics').expect(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toContain('http_requests_shed_total 1\n');
  expect(text).toContain('page_render_seconds_bucket{le="0.005",route="/lab"} 1\n');
  expect(text).toContain('page_render_seconds_bucket{le="0.0025",route="/lab"} 0\n');
  expect(text).toMatch(/^http_connections \d+$/m);
});

test('serves nothing else', async () => {
  await request(endpoint).get('/').expect(404);
  await request(endpoint).post('/metrics').expect(405).expect('Allow', 'GET, HEAD');
});

test('metrics are served only on their own loopback port', async () => {
  const metricsPort = String(await findPorts(1));
  const { origin, stop } = await startServer({ METRICS_PORT: metricsPort });
  await request(origin).get('/lab?x=1').expect(200);
  await request(origin).get('/unknown/path').expect(404);
  await request(origin).get('/metrics').expect(404);
  const { text } = await request(`http://127.0.0.1:${metricsPort}`).get('/metrics').expect(200);
  await stop();
  expect(text).toContain('http_requests_total{route="/lab",status="200"} 1\n');
  expect(text).toContain('http_requests_total{route="error",status="404"} 2\n');
  expect(text).toContain('page_render_seconds_count{route="/lab"} 1\n');
  expect(text).not.toContain('unknown');
});

test('the site has every metric that an alert uses', async () => {
  const rules = readText('scripts/deploy/alerts.yml');
  const asked = [...rules.matchAll(/\b((?:http|page|nodejs|process)_\w+?)(?:_bucket)?\{/g)];
  const { text } = await request(endpoint).get('/metrics').expect(200);
  const given = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.map(([, name]) => name).filter((name) => !given.includes(name))).toEqual([]);
});

test('the operators’ guide says what to do about every alert', () => {
  const read = (name: string) => readText(`scripts/deploy/${name}`);
  const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(alerts.filter((name) => !read('README.md').includes(`| \`${name}\` |`))).toEqual([]);
});
