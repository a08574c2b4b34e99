import { type CheerioAPI, load } from 'cheerio';
import { SaxesParser } from 'saxes';
import request, { type Response } from 'supertest';
import { news, roadmap } from '#shared/content/home.ts';
import { longDate } from '#shared/figures/format.ts';
import { pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { shareTestApp } from '#test/helpers/test-app.ts';

const PUBLIC_ORIGIN = 'https://www.example.com';
const app = shareTestApp({ PUBLIC_ORIGIN });

test('the sitemap, which robots.txt names, lists every page with its URL and day', async () => {
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
  const days = Array.from($('urlset > url > lastmod'), (day) => $(day).text());
  expect(days).toEqual(pages.map(() => site.statedOn));
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
  const [expires = ''] = values('Expires');
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  // Less than a year, and longer than the half after which figures have to be confirmed again.
  const months = (Date.parse(expires) - Date.parse(site.statedOn)) / (30 * 86_400_000);
  expect(months).toBeGreaterThan(7);
  expect(months).toBeLessThan(12.17);
  expect(values('Preferred-Languages')).toEqual([site.language]);
  expect(values('Canonical')).toEqual([`${PUBLIC_ORIGIN}/.well-known/security.txt`]);
  // There is no published policy to link to.
  expect(fields.map(([name]) => name)).not.toContain('Policy');
});

describe('the feed', () => {
  let response: Response;
  let $: CheerioAPI;
  beforeAll(async () => {
    response = await request(app).get('/feed.xml').set('Host', 'evil.example').buffer();
    $ = readXml(response.text);
  });

  /** https://www.rfc-editor.org/rfc/rfc3339 */
  const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
  const count = (selector: string) => $(selector).length;

  test('is served as Atom, with URLs of the public origin', () => {
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(response.text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed /);
    expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    const addressed = $('[href], id, uri, icon');
    const addresses = Array.from(addressed, (it) => $(it).attr('href') ?? $(it).text());
    expect(addresses.filter((address) => !address.startsWith(`${PUBLIC_ORIGIN}/`))).toEqual([]);
  });

  test('has what RFC 4287 requires of a feed', () => {
    for (const once of ['id', 'title', 'updated']) expect(count(`feed > ${once}`)).toBe(1);
    expect(count('feed > author > name')).toBe(1);
    expect($('feed > link[rel="self"]').attr('href')).toBe(`${PUBLIC_ORIGIN}/feed.xml`);
    expect(count('feed > link[rel="alternate"][type="text/html"]')).toBe(1);
    expect($('feed > updated').text()).toMatch(DATE);
  });

  test('has in each entry what RFC 4287 requires, and a unique id', () => {
    const entries = $('feed > entry').toArray();
    const ids = entries.map((entry) => $(entry).children('id').text());
    expect(ids).toEqual([...new Set(ids)]);
    for (const entry of entries) {
      const children = (name: string) => $(entry).children(name);
      for (const once of ['id', 'title', 'updated', 'summary'])
        expect(children(once).length).toBe(1);
      expect(URL.canParse(children('id').text())).toBe(true);
      expect(children('title').text().trim()).not.toBe('');
      expect(children('updated').text()).toMatch(DATE);
      expect(children('link').filter('[rel="alternate"]').length).toBe(1);
      expect(children('category').attr('term')).toBeTruthy();
      // Plain text needs no type; markup in it would be shown as text.
      expect(children('summary').children().length).toBe(0);
    }
  });

  test('has all news, and all phases with their plan and the day of their status', () => {
    const entries = $('entry').toArray();
    const titles = entries.map((entry) => $(entry).children('title').text());
    expect(titles).toHaveLength(news.items.length + roadmap.phases.length);
    expect(titles).toEqual(expect.arrayContaining(news.items.map(({ title }) => title)));
    for (const { name, quarter, status } of roadmap.phases) {
      const entry = $(entries.filter((each) => $(each).children('title').text().includes(name)));
      expect(entry.children('title').text().toLowerCase()).toContain(status.toLowerCase());
      expect(entry.children('title').text()).toContain(longDate(site.statedOn));
      expect(entry.children('summary').text()).toContain(`Planned for ${quarter}`);
    }
  });
});

/** @throws Error that says where the text is not well-formed XML */
function readXml(text: string): CheerioAPI {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return load(text, { xml: true });
}
