import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { load } from 'cheerio';
import express, { type ErrorRequestHandler } from 'express';
import type { ComponentType } from 'react';
import request from 'supertest';
import { createApp } from '#server/app.ts';
import { health } from '#server/observing/health.ts';
import { loadAssets } from '#server/rendering/assets.ts';
import { createRenderer } from '#server/rendering/render.tsx';
import { warmUp } from '#server/rendering/warm-up.ts';
import { loadConfig } from '#server/settings/config.ts';
import { pages } from '#shared/pages.ts';
import { listen } from '#test/helpers/raw-connection.ts';
import { createTestApp, root } from '#test/helpers/test-app.ts';

// The tests replace one page and the error page.
const EmptyPage = () => null;
let LabPage: ComponentType = EmptyPage;
let isErrorPageBroken = false;
jest.mock('#client/pages/lab/lab.tsx', () => ({ LabPage: () => <LabPage /> }));
jest.mock('#client/layout/site-footer.tsx', () => ({
  SiteFooter: () => {
    if (isErrorPageBroken) throw new Error('The footer is broken');
    return <footer />;
  },
}));

afterEach(() => {
  isErrorPageBroken = false;
});

function BrokenPage(): never {
  throw new Error('secret detail');
}

const forever = new Promise<never>(() => {});
function HangingPage(): never {
  throw forever;
}

test('a page that throws is a 500 page with an id; the details are only in the log', async () => {
  const { app, log } = await createTestApp();
  LabPage = BrokenPage;
  const { text, headers } = await request(app).get('/lab').expect(500);
  const $ = load(text);
  expect($('h1').text()).toBe('Unexpected Application Error!');
  expect($('main code').text()).toBe(headers['x-request-id']);
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  for (const name of ['etag', 'link']) expect([name, headers[name]]).toEqual([name, undefined]);
  expect(text).not.toContain('secret detail');
  expect(log).toEqual([
    expect.objectContaining({
      requestId: headers['x-request-id'],
      error: expect.objectContaining({ message: 'secret detail' }),
    }),
  ]);
});

test('a page that throws is problem details for a client that accepts JSON', async () => {
  const { app } = await createTestApp();
  LabPage = BrokenPage;
  const response = await request(app).get('/lab').accept('application/json').expect(500);
  expect(response.body).toEqual({
    type: 'about:blank',
    status: 500,
    title: 'Unexpected Application Error!',
    detail: expect.any(String),
    instance: `urn:uuid:${response.headers['x-request-id']}`,
  });
});

test('if the error page fails too, a plain page is sent', async () => {
  const { app, log } = await createTestApp();
  isErrorPageBroken = true;
  const { text, headers } = await request(app).get('/').expect(500);
  const $ = load(text);
  expect($('h1').text()).toBe('Unexpected Application Error!');
  expect($('code').text()).toBe(headers['x-request-id']);
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  expect($('a[href="/"]').length).toBe(1);
  expect(log).toHaveLength(2);
});

test('a render that hangs is aborted after the timeout, and the request is still answered', async () => {
  LabPage = HangingPage;
  const { app, failures } = mountRenderer(50);
  await request(app).get('/lab').expect(500, 'failed');
  expect(failures[0]?.message).toContain('took longer than 50 ms');
});

test('a client that disconnects aborts the render', async () => {
  LabPage = HangingPage;
  const { app, failures } = mountRenderer(60_000);
  const server = createServer(app);
  const port = await listen(server);
  const asked = once(server, 'request');
  const visit = get({ port, path: '/lab' });
  visit.on('error', () => {});
  await asked;
  expect(failures).toEqual([]);
  visit.destroy();
  while (failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(failures[0]?.message).toBe('The client went away');
});

test('the site is not ready while one of its pages cannot be rendered, and the log names it', async () => {
  LabPage = BrokenPage;
  const { app, log } = await createTestApp({}, true);
  await request(app).get('/readyz').expect(503);
  await request(app).get('/healthz').expect(200);
  await request(app).get('/').expect(200);
  expect(log).toContainEqual({
    level: 'error',
    message: '/lab cannot be rendered',
    error: expect.objectContaining({ message: 'secret detail' }),
  });
  LabPage = EmptyPage;
  await request(app).get('/readyz').expect(200, 'ok\n');
});

test('a process whose first page cannot be rendered does not start', async () => {
  await expect(warmUp(BrokenPage, () => {})).rejects.toThrow('secret detail');
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

test.each(['/healthz', '/readyz'])('%s is a short word that is never cached', async (path) => {
  const app = express().use(health({ isDraining: () => false }));
  const { headers } = await request(app).get(path).expect(200, 'ok\n');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const head = await request(app).head(path).expect(200);
  expect(head.text).toBeUndefined();
});

/** Only the renderer, with a handler that collects its rejections. */
function mountRenderer(timeoutMs: number) {
  const failures: Error[] = [];
  const config = loadConfig({}, root);
  const render = createRenderer({ assets: loadAssets(config.distDir), config, timeoutMs });
  const app = express();
  app.use((req, res) => render(req, res, { status: 200, pathname: req.path, search: '' }));
  app.use(((error, _req, res, _next) => {
    failures.push(error);
    res.status(500).send('failed');
  }) as ErrorRequestHandler);
  return { app, failures };
}
