import { createServer } from 'node:http';
import request from 'supertest';
import { createMetrics, metricsEndpoint } from '#server/observing/metrics.ts';
import { startServer } from '#test/helpers/child-process.ts';
import { findPorts } from '#test/helpers/raw-connection.ts';
import { readText } from '#test/helpers/root.ts';

const { meter, registry, watchConnections } = createMetrics();
const endpoint = createServer(metricsEndpoint(registry));
watchConnections(endpoint);

test('counts shed requests apart, tells the time of renders, and how many are connected', async () => {
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
