import express from 'express';
import request from 'supertest';
import { health } from '#server/observing/health.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

let isDraining = false;
const app = express();
app.use(health({ isDraining: () => isDraining }));
afterEach(() => {
  isDraining = false;
});

test.each(['/healthz', '/readyz'])('%s is a short word that is never cached', async (path) => {
  const { headers } = await request(app).get(path).expect(200, 'ok\n');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(headers['cache-control']).toBe('no-store');
  const head = await request(app).head(path).expect(200);
  expect(head.text).toBeUndefined();
});

test('a process that is shutting down is alive but not ready', async () => {
  isDraining = true;
  await request(app).get('/healthz').expect(200, 'ok\n');
  await request(app).get('/readyz').expect(503, 'draining\n').expect('Cache-Control', 'no-store');
});

test('accepts only GET and HEAD', async () => {
  const { app: site } = await createTestApp();
  await request(site).get('/readyz').expect(200, 'ok\n');
  await request(site).post('/readyz').expect(405).expect('Allow', 'GET, HEAD');
  await request(site).options('/healthz').expect(204).expect('Allow', 'GET, HEAD');
});
