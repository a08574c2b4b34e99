import type { Express } from 'express';
import request from 'supertest';
import { startServer } from '#test/helpers/child-process.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

const some = ['/', '/lab', '/contact?subject=a', '/favicon.svg', '/robots.txt', '/sitemap.xml'];

async function isListed(app: Express): Promise<boolean> {
  const answers = await Promise.all(some.map((path) => request(app).get(path).expect(200)));
  const tags = new Set(answers.map(({ headers }) => headers['x-robots-tag']));
  expect(tags.size).toBe(1);
  const robots = await request(app).get('/robots.txt');
  // A crawler that may not fetch a page cannot see its noindex.
  expect(robots.text).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots.text).not.toContain('Disallow');
  expect(robots.text.includes('Sitemap: ')).toBe(!tags.has('noindex'));
  return !tags.has('noindex');
}

test.each([
  [{ PUBLIC_ORIGIN: 'https://www.site.com' }, true],
  [{ PUBLIC_ORIGIN: 'http://www.site.com' }, false],
  [{ PUBLIC_ORIGIN: 'https://staging.internal' }, false],
  [{ PUBLIC_ORIGIN: 'http://localhost:3000' }, false],
  [{ PUBLIC_ORIGIN: 'https://203.0.113.7' }, false],
  [{ PUBLIC_ORIGIN: 'https://www.site.com', NO_INDEX: '1' }, false],
  [{ NO_INDEX: '1' }, false],
])('search engines may list a site with %j: %p', async (settings, isIndexed) => {
  const { app } = await createTestApp(settings);
  expect(await isListed(app)).toBe(isIndexed);
});

test('without PUBLIC_ORIGIN the canonical links of a copy lead to another origin', async () => {
  const { app, config } = await createTestApp();
  expect(await isListed(app)).toBe(true);
  const { text } = await request(app).get('/lab').set('Host', 'copy.site.com');
  expect(text).toContain(`<link rel="canonical" href="${config.publicOrigin}/lab"/>`);
});

test.each([
  [{}, /PUBLIC_ORIGIN is not set/],
  [{ PUBLIC_ORIGIN: 'http://www.site.com' }, /PUBLIC_ORIGIN is not a public https address/],
  [{ PUBLIC_ORIGIN: 'https://www.site.com' }, undefined],
])('with %p the log begins with one warning of the address or none', async (settings, warning) => {
  const { output, stop } = await startServer({ HOST: '127.0.0.1', ...settings });
  await stop();
  const [first, ...lines] = output().trimEnd().split('\n');
  expect(first).toMatch(/^Listening on http:\/\/127\.0\.0\.1:\d+$/);
  const entries = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn');
  const told = entries.map(({ msg }) => msg).filter((msg) => msg.includes('PUBLIC_ORIGIN'));
  expect(told).toEqual(warning ? [expect.stringMatching(warning)] : []);
});
