import type { Express } from 'express';
import request from 'supertest';
import { pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { builtAsset } from '#test/helpers/built-asset.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

let app: Express;
beforeAll(async () => {
  ({ app } = await createTestApp());
});

/** What the server says of the present state of an address, and a moment before and after it. */
async function presentState(path: string) {
  const { headers } = await request(app).get(path).set('Accept-Encoding', 'br').expect(200);
  const { etag = '', 'last-modified': modified = '' } = headers;
  const away = (ms: number) => new Date(Date.parse(modified) + ms).toUTCString();
  return { etag, modified, before: () => away(-1000), after: () => away(1000) };
}

const files = [site.whitepaper.path, '/favicon.svg', '/icon-192.png', builtAsset('.js')];
// Rendered or made anew by each process: their validators are weak, and they have no date of change.
const made = [...pages.map(({ path }) => path), '/robots.txt', '/claims.json'];

function expectStatus(path: string, fields: Record<string, string>, status: number) {
  return request(app)
    .get(path)
    .set({ 'Accept-Encoding': 'br', ...fields })
    .expect(status);
}

test.each([...files, ...made])(
  '%s is sent to a client that takes any state of it',
  async (path) => {
    await expectStatus(path, { 'If-Match': '*' }, 200);
    await expectStatus(path, { 'If-Match': '"another"' }, 412);
    await expectStatus(path, { 'If-Match': '' }, 412);
  },
);

test.each(files)('%s is sent to a client that names its state exactly', async (path) => {
  const { etag } = await presentState(path);
  await expectStatus(path, { 'If-Match': etag }, 200);
  await expectStatus(path, { 'If-Match': `"another", ${etag}` }, 200);
  await expectStatus(path, { 'If-Match': `W/${etag}` }, 412);
});

test.each(made)('%s has a weak validator, which is never exact', async (path) => {
  const { etag } = await presentState(path);
  expect(etag).toMatch(/^W\/"/);
  await expectStatus(path, { 'If-Match': etag }, 412);
  await expectStatus(path, { 'If-Match': etag.slice(2) }, 412);
  await expectStatus(path, { 'If-None-Match': etag }, 304);
  await expectStatus(path, { 'If-None-Match': etag.slice(2) }, 304);
});

test.each(files)('%s is sent to a client that knows it since its last change', async (path) => {
  const { modified, before, after } = await presentState(path);
  const dayFirst = new Date(modified).toUTCString().split(/[ ,]+/);
  const [name, day, month, year, time] = dayFirst;
  const oldest = `${name} ${month} ${day} ${time} ${year}`;
  await expectStatus(path, { 'If-Unmodified-Since': modified }, 200);
  await expectStatus(path, { 'If-Unmodified-Since': oldest }, 200);
  await expectStatus(path, { 'If-Unmodified-Since': after() }, 200);
  await expectStatus(path, { 'If-Unmodified-Since': before() }, 412);
  // No date of HTTP is no condition.
  await expectStatus(path, { 'If-Unmodified-Since': '1994' }, 200);
  await expectStatus(path, { 'If-Unmodified-Since': 'yesterday' }, 200);
});

test.each(made)('%s has no date of change to be compared with', async (path) => {
  await expectStatus(path, { 'If-Unmodified-Since': 'Sun, 06 Nov 1994 08:49:37 GMT' }, 200);
  await expectStatus(path, { 'If-Modified-Since': new Date().toUTCString() }, 200);
});

test.each([...files, ...made])('%s is judged in the order of the standard', async (path) => {
  const { etag } = await presentState(path);
  const long = 'Sun, 06 Nov 1994 08:49:37 GMT';
  // What must match comes first, and makes its date superfluous; what must not match comes second.
  await expectStatus(path, { 'If-Match': '*', 'If-Unmodified-Since': long }, 200);
  await expectStatus(path, { 'If-Match': '"another"', 'If-None-Match': etag }, 412);
  await expectStatus(path, { 'If-Match': '*', 'If-None-Match': etag }, 304);
  await expectStatus(path, { 'If-None-Match': '"another"', 'If-Modified-Since': long }, 200);
});

test.each([
  ['/nothing', 404],
  [`${pages[1].path}/`, 308],
  ['/%', 400],
])('%s is %d whatever the condition', async (path, status) => {
  await expectStatus(path, { 'If-Match': '"another"' }, status);
});

describe('a part of a file is sent to a client that has the rest of its present state', () => {
  const path = site.whitepaper.path;
  const range = { Range: 'bytes=1-4' };

  test('by its exact validator or date', async () => {
    const { etag, modified } = await presentState(path);
    await expectStatus(path, { ...range, 'If-Range': etag }, 206);
    await expectStatus(path, { ...range, 'If-Range': modified }, 206);
  });

  test('and all of it to everybody else', async () => {
    const { etag, before, after } = await presentState(path);
    for (const other of [`W/${etag}`, '"another"', before(), after(), 'yesterday']) {
      const { headers } = await expectStatus(path, { ...range, 'If-Range': other }, 200);
      expect(headers['content-range']).toBeUndefined();
    }
  });

  test('of a text that was sent compressed only its own bytes are counted', async () => {
    const { etag } = await presentState('/favicon.svg');
    const { headers } = await expectStatus('/favicon.svg', { ...range, 'If-Range': etag }, 200);
    expect(headers['content-encoding']).toBe('br');
  });
});
