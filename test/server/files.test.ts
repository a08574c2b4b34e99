import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type Express } from 'express';
import request from 'supertest';
import { staticFiles } from '#server/middleware/static-files.ts';
import { listResources } from '#server/routes/resources.ts';
import type { Config } from '#server/settings/config.ts';
import { clips } from '#shared/drawing/media.ts';
import { site } from '#shared/site.ts';
import { createTestApp, root } from '#test/helpers/test-app.ts';

let app: Express;
let config: Config;
beforeAll(async () => {
  ({ app, config } = await createTestApp());
});

const videos = Object.values(clips).flatMap(({ sources }) => sources.map(({ src }) => src));

test.each(videos)('%s is a video that can be asked for in part, uncompressed', async (src) => {
  const size = readFileSync(join(root, 'public', src)).length;
  const headers = { 'accept-ranges': 'bytes', 'content-length': String(size) };
  for (const fields of [{}, { Range: 'bytes=0-1' }]) {
    const whole = await request(app).head(src).set(fields).expect(200);
    expect(whole.headers).toMatchObject(headers);
    expect(whole.type).toBe(src.endsWith('.webm') ? 'video/webm' : 'video/mp4');
  }
  const part = await request(app).get(src).set('Range', 'bytes=10-19').expect(206);
  expect(part.headers['content-range']).toBe(`bytes 10-19/${size}`);
  expect(part.headers['content-encoding']).toBeUndefined();
  expect(part.body).toEqual(readFileSync(join(root, 'public', src)).subarray(10, 20));
});

test('a range of a text file refers to the uncompressed file', async () => {
  const response = await request(app)
    .get('/favicon.svg')
    .set('Range', 'bytes=0-3')
    .set('Accept-Encoding', 'gzip')
    .expect(206);
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.body.toString()).toBe('<svg');
});

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/fonts/besley.woff2', 'font/woff2'],
  ['/images/plates/house-816.webp', 'image/webp'],
])('%s is %s', async (path, type) => {
  const { headers } = await request(app).get(path).expect(200);
  expect(headers['content-type']).toMatch(new RegExp(`^${type.replace(/[+]/, '\\+')}`));
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('browsers cache built files for a year, and revalidate others', async () => {
  const { text } = await request(app).get('/');
  const [, entry = ''] = /src="(\/assets\/[\w-]+\.js)"/.exec(text) ?? [];
  await request(app)
    .get(entry)
    .expect(200)
    .expect('Cache-Control', /max-age=31536000, immutable/);
  await request(app)
    .get('/favicon.svg')
    .expect('Cache-Control', /must-revalidate/);
});

test('texts for programs are cached for an hour, and readable by other sites', async () => {
  for (const { path, type, body } of listResources(config)) {
    const { headers, text } = await request(app).get(path).buffer().expect(200);
    expect({ path, text }).toEqual({ path, text: body });
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=3600, must-revalidate',
      'access-control-allow-origin': '*',
    });
  }
});

test.each([
  '/images/..%5c..%5cpackage.json',
  '/assets/../../manifest.json',
  '/manifest.json',
  '/server.js',
  '/.gitignore',
  '/.git/config',
  '/.well-known/',
  '/.well-known/x',
  '/images/',
  '/images',
])('%s is not served', async (path) => {
  const { status } = await request(app).get(path);
  expect(status).toBe(404);
});

test('the time of a change is rounded down to whole seconds, as in nginx', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'files-'));
  writeFileSync(join(dir, 'a.txt'), 'a');
  utimesSync(join(dir, 'a.txt'), 1000, 1000.9997);
  const files = new Set(['/a.txt']);
  const serve = staticFiles({ dir, files, cache: 'revalidated', compressedDir: dir });
  await request(express().use(serve))
    .get('/a.txt')
    .expect('ETag', `"${(1000).toString(16)}-1"`)
    .expect('Last-Modified', new Date(1_000_000).toUTCString());
  rmSync(dir, { recursive: true });
});

test.each([
  [{ 'If-Match': '*' }, 200],
  [{ 'If-Match': '"another", ETAG' }, 200],
  [{ 'If-Match': '"another"' }, 412],
  [{ 'If-Match': '*', 'If-Unmodified-Since': 'EARLIER' }, 200],
  [{ 'If-Unmodified-Since': 'MODIFIED' }, 200],
  [{ 'If-Unmodified-Since': 'EARLIER' }, 412],
  [{ 'If-Unmodified-Since': 'yesterday' }, 200],
  [{ 'If-None-Match': 'ETAG', 'If-Match': '*' }, 304],
  [{ 'If-None-Match': '"another"', 'If-Modified-Since': 'MODIFIED' }, 200],
  [{ Range: 'bytes=1-4', 'If-Range': 'ETAG' }, 206],
  [{ Range: 'bytes=1-4', 'If-Range': 'MODIFIED' }, 206],
  [{ Range: 'bytes=1-4', 'If-Range': '"another"' }, 200],
  [{ Range: 'bytes=1-4', 'If-Range': 'EARLIER' }, 200],
])('the whitepaper is compared with what a client has: %j is %d', async (fields, status) => {
  const { headers } = await request(app).head(site.whitepaper.path).expect(200);
  const { etag = '', 'last-modified': modified = '' } = headers;
  const earlier = new Date(Date.parse(modified) - 1000).toUTCString();
  const known = JSON.stringify(fields).replace('MODIFIED', modified).replace('EARLIER', earlier);
  const asked = JSON.parse(known.replace('ETAG', etag.replaceAll('"', '\\"')));
  await request(app).get(site.whitepaper.path).set(asked).expect(status);
});

test.each(['/lab', '/robots.txt', '/claims.json'])('%s is known by a weak ETag', async (path) => {
  const { headers } = await request(app).head(path);
  const { etag = '' } = headers;
  expect(etag).toMatch(/^W\/"/);
  expect(headers['last-modified']).toBeUndefined();
  for (const known of [etag, etag.slice(2)])
    await request(app).get(path).set('If-None-Match', known).expect(304);
  await request(app).get(path).set('If-Modified-Since', new Date().toUTCString()).expect(200);
});
