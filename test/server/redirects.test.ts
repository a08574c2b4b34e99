import request from 'supertest';
import { movedPages, pages } from '#shared/pages.ts';
import { shareTestApp } from '#test/helpers/test-app.ts';

const app = shareTestApp();

test.each(pages.filter(({ path }) => path !== '/'))('$path has one spelling', async ({ path }) => {
  const shouted = path.toUpperCase();
  for (const spelled of [`${path}/`, shouted, `${shouted}//`]) {
    await request(app).get(spelled).expect(308).expect('Location', path);
  }
});

test('a removed page redirects to its replacement', async () => {
  const { id, path } = pages[1];
  (movedPages as Map<string, string>).set('/once-here', id);
  for (const spelled of ['/once-here', '/Once-Here/']) {
    await request(app).get(`${spelled}?a=1`).expect(308).expect('Location', `${path}?a=1`);
  }
});

test.each([
  '//',
  '//technology',
  '/technology/x',
  '//host/technology/',
  '///technology/',
  '/\\host',
  '/\\/host/',
  '/%2Fhost/',
  '/%2F%2Fhost/',
  '/%5Chost/',
  '/%5C%5Chost/%2e%2e',
  '/technology/..//host/',
  '/.//host/',
])('%s never leads to another host', async (path) => {
  const { status, headers } = await request(app).get(path);
  expect(status).toBe(404);
  expect(headers.location).toBeUndefined();
});

test.each([
  ['/LAB/?a=1', /^\/lab\?a=1$/],
  ['/Contact/?subject=a%20b&x=%2F%2Fhost', /^\/contact\?subject=a%20b&x=%2F%2Fhost$/],
  ['/LAB?//host/\\evil', /^\/lab\?/],
])('%s keeps its query and this host, and only browsers cache it', async (from, to) => {
  const { headers } = await request(app).get(from).expect(308);
  expect(headers.location).toMatch(to);
  expect(headers['cache-control']).toMatch(/^private, max-age=[1-9]\d{2,5}$/);
});
