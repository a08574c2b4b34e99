import express from 'express';
import request from 'supertest';
import { createApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { health } from '#server/observing/health.ts';
import { warmUp } from '#server/rendering/warm-up.ts';
import { pages } from '#shared/pages.ts';
import { createTestApp, root } from '#test/helpers/test-app.ts';

let isPageBroken = true;
jest.mock('#client/pages/lab/lab.tsx', () => ({
  LabPage: () => {
    if (isPageBroken) throw new Error('The page is broken');
    return null;
  },
}));

test('the site is not ready while one of its pages cannot be rendered, and the log names it', async () => {
  const { app, log } = await createTestApp({}, true);
  await request(app).get('/readyz').expect(503);
  await request(app).get('/healthz').expect(200);
  await request(app).get('/').expect(200);
  expect(log).toContainEqual({
    level: 'error',
    message: '/lab cannot be rendered',
    error: expect.objectContaining({ message: 'The page is broken' }),
  });
  isPageBroken = false;
  await request(app).get('/readyz').expect(200, 'ok\n');
});

test('a process whose first page cannot be rendered does not start', async () => {
  const isBroken = () => {
    throw new Error('The page is broken');
  };
  await expect(warmUp(isBroken, () => {})).rejects.toThrow('The page is broken');
});

test('pages are requested like browsers do, so that the best compression is ready for proxies', async () => {
  const encodings: unknown[] = [];
  const isReady = await warmUp(
    (req, res) => {
      encodings.push(req.headers['accept-encoding']);
      res.send('<p>page</p>');
    },
    () => {},
  );
  // Simultaneous callers share one attempt.
  expect(await Promise.all([isReady(), isReady()])).toEqual([true, true]);
  expect(encodings).toEqual(pages.map(() => 'br'));
});

test('without a build the error says how to make one', async () => {
  const missing = createApp({ ...loadConfig({}, root), distDir: '/nowhere' });
  await expect(missing).rejects.toThrow('No build in /nowhere; run "npm run build"');
});

const app = express().use(health({ isDraining: () => false }));

test.each(['/healthz', '/readyz'])('%s is a short word that is never cached', async (path) => {
  const { headers } = await request(app).get(path).expect(200, 'ok\n');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const head = await request(app).head(path).expect(200);
  expect(head.text).toBeUndefined();
});
