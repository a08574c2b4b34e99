import request from 'supertest';
import { pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { readXml } from '#test/helpers/read-xml.ts';
import { shareTestApp } from '#test/helpers/test-app.ts';

const PUBLIC_ORIGIN = 'https://www.example.com';
const app = shareTestApp({ PUBLIC_ORIGIN });

test('the sitemap lists every page with its public URL, and robots.txt lists the sitemap', async () => {
  const robots = await request(app).get('/robots.txt').set('Host', 'evil.example').expect(200);
  expect(robots.headers['content-type']).toMatch(/^text\/plain/);
  const lines = robots.text.split('\n').filter(Boolean);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${PUBLIC_ORIGIN}/sitemap.xml`]);

  const sitemap = await request(app).get('/sitemap.xml').set('Host', 'evil.example').expect(200);
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  const $ = readXml(sitemap.text);
  expect($('urlset').attr('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const listed = Array.from($('urlset > url > loc'), (loc) => $(loc).text());
  expect(listed).toEqual(pages.map(({ path }) => PUBLIC_ORIGIN + path));
});

test('the sitemap has the day of the last confirmation for each page', async () => {
  const { text } = await request(app).get('/sitemap.xml');
  const $ = readXml(text);
  const days = Array.from($('url > lastmod'), (day) => $(day).text());
  expect(days).toEqual(pages.map(() => site.statedOn));
  expect(site.statedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('humans.txt names people and credits', async () => {
  const { text } = await request(app)
    .get('/humans.txt')
    .expect('Content-Type', /^text\/plain/);
  expect(text).toContain(`The ${site.product} team`);
  const [, contact = ''] = /Contact: (\S+)/.exec(text) ?? [];
  await request(app).get(new URL(contact).pathname).expect(200);
});

test('security.txt says where to report a vulnerability, as RFC 9116 requires', async () => {
  const { text } = await request(app)
    .get('/.well-known/security.txt')
    .set('Host', 'evil.example')
    .expect(200)
    .expect('Content-Type', 'text/plain; charset=utf-8');
  expect(text.endsWith('\n')).toBe(true);
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]*): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
  const values = (name: string) => fields.filter(([key]) => key === name).map(([, value]) => value);
  for (const contact of values('Contact')) expect(contact).toMatch(/^(?:https:\/\/|mailto:|tel:)/);
  const form = values('Contact').find((contact) => contact?.startsWith(PUBLIC_ORIGIN));
  const { href, origin } = new URL(form ?? '');
  await request(app).get(href.replace(origin, '')).expect(200);
  expect(values('Expires')).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/)]);
  expect(values('Preferred-Languages')).toEqual([site.language]);
  expect(values('Canonical')).toEqual([`${PUBLIC_ORIGIN}/.well-known/security.txt`]);
  // There is no published policy to link to.
  expect(fields.map(([name]) => name)).not.toContain('Policy');
});
