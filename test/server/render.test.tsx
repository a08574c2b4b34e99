import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { load } from 'cheerio';
import express from 'express';
import type { ComponentType } from 'react';
import request from 'supertest';
import { loadConfig } from '#server/config.ts';
import { loadAssets } from '#server/rendering/assets.ts';
import { createRenderer } from '#server/rendering/render.tsx';
import { listen } from '#test/helpers/raw-connection.ts';
import { createTestApp, root } from '#test/helpers/test-app.ts';

// The tests replace one page and the error page.
let LabPage: ComponentType = () => null;
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

/** Only the renderer, with a handler that collects its rejections. */
function mountRenderer(timeoutMs: number) {
  const failures: Error[] = [];
  const config = loadConfig({}, root);
  const render = createRenderer({ assets: loadAssets(config.distDir), config, timeoutMs });
  const app = express();
  app.use(async (req, res) => {
    try {
      await render(req, res, { status: 200, pathname: req.path, search: '' });
    } catch (error) {
      failures.push(error as Error);
      res.status(500).send('failed');
    }
  });
  return { app, failures };
}
