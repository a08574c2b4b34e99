import { load } from 'cheerio';
import request from 'supertest';
import { hrefOf, unpublishedBlogPath } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { shareTestApp } from '#test/helpers/test-app.ts';

const app = shareTestApp();

const titles = { 400: '400 Bad Request', 404: '404 Not Found', 405: '405 Method Not Allowed' };

test.each([
  ['an unknown path', 'get', '/x', 404],
  ['the blog', 'get', unpublishedBlogPath, 404],
  ['POST on an unknown path', 'post', '/x', 404],
  ['a dotfile', 'get', '/.env', 404],
  ['a missing file', 'get', '/videos/none.mp4', 404],
  ['two slashes and a host', 'get', '//host/', 404],
  ['POST on a page', 'post', '/contact', 405],
  ['PUT on a page', 'put', '/', 405],
  ['PATCH on a page', 'patch', '/lab', 405],
  ['DELETE on a file', 'delete', '/favicon.ico', 405],
  ['a lone percent sign', 'get', '/%', 400],
  ['half a character', 'get', '/%E0%A4%A', 400],
  ['overlong UTF-8', 'get', '/%C0%AF', 400],
  ['an encoded NUL', 'get', '/lab%00', 400],
  ['POST on an undecodable path', 'post', '/%', 400],
] as const)('%s gets a page, or problem details (%s %s: %d)', async (_, method, path, status) => {
  const title = titles[status];
  const response = await request(app)[method](path).expect(status);
  const $ = load(response.text);
  expect($('h1').text()).toBe(title);
  expect($('title').text()).toContain(title);
  expect($('header nav a').length).toBeGreaterThan(3);
  expect($('footer').length).toBe(1);
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  // No preview either, and nothing to index.
  const ofPages = ['meta[property^="og:"]', 'meta[name^="twitter:"]', 'link[rel="canonical"]'];
  expect($([...ofPages, 'script[type="application/ld+json"]'].join()).length).toBe(0);
  expect($('main a[href="/"]').length).toBe(1);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  const details = await request(app)[method](path).accept('application/json').expect(status);
  expect(details.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(details.body).toMatchObject({ type: 'about:blank', status, title });
});

test('a 404 names the address, escaped', async () => {
  const { text } = await request(app).get('/%3Cimg%20src=x%20onerror=alert(1)%3E').expect(404);
  const $ = load(text);
  expect($('main').text()).toContain(
    'No route matches URL “/%3Cimg%20src=x%20onerror=alert(1)%3E”',
  );
  expect($('main img[onerror]').length).toBe(0);
  const raw = await request(app).get("/x'&quot;</div><script>").expect(404);
  const scripts = load(raw.text)('script');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter('[src^="/assets/"]').length).toBe(scripts.length);
  expect(scripts.text()).toBe('');
});

const known = ['/', hrefOf('terms'), '/favicon.ico', site.whitepaper.path, '/healthz'];

test.each(known)('OPTIONS %s is 204 with the allowed methods', async (path) => {
  const response = await request(app).options(path).expect(204).expect('Allow', 'GET, HEAD');
  expect(response.text).toBe('');
});

test('OPTIONS for an unknown path is 404', async () => {
  await request(app).options('/x').expect(404);
});

test.each([unpublishedBlogPath, '/Blog/'])('%s: the blog is not published yet', async (path) => {
  const { text } = await request(app).get(path).expect(404);
  const $ = load(text);
  expect($('h1').text()).toBe('404 Not Found');
  expect($('main').text()).toContain('not published yet');
  expect($('main a[href="/#news"]').text().trim()).toBe('What’s New');
});
