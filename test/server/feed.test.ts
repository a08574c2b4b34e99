import type { CheerioAPI } from 'cheerio';
import request, { type Response } from 'supertest';
import { news, roadmap } from '#shared/content/home.ts';
import { longDate } from '#shared/figures/format.ts';
import { site } from '#shared/site.ts';
import { readXml } from '#test/helpers/read-xml.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

const PUBLIC_ORIGIN = 'https://www.example.com';
let response: Response;
let $: CheerioAPI;
beforeAll(async () => {
  const { app } = await createTestApp({ PUBLIC_ORIGIN });
  response = await request(app).get('/feed.xml').set('Host', 'evil.example').buffer();
  $ = readXml(response.text);
});

/** https://www.rfc-editor.org/rfc/rfc3339 */
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const count = (selector: string) => $(selector).length;

test('the feed is served as Atom, with URLs of the public origin', () => {
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(response.text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed /);
  expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
  const addressed = $('[href], id, uri, icon');
  const addresses = Array.from(addressed, (it) => $(it).attr('href') ?? $(it).text());
  expect(addresses.filter((address) => !address.startsWith(`${PUBLIC_ORIGIN}/`))).toEqual([]);
});

test('the feed has what RFC 4287 requires of a feed', () => {
  for (const once of ['id', 'title', 'updated']) expect(count(`feed > ${once}`)).toBe(1);
  expect(count('feed > author > name')).toBe(1);
  expect($('feed > link[rel="self"]').attr('href')).toBe(`${PUBLIC_ORIGIN}/feed.xml`);
  expect(count('feed > link[rel="alternate"][type="text/html"]')).toBe(1);
  expect($('feed > updated').text()).toMatch(DATE);
});

test('each entry has what RFC 4287 requires of an entry, and a unique id', () => {
  const entries = $('feed > entry').toArray();
  const ids = entries.map((entry) => $(entry).children('id').text());
  expect(ids).toEqual([...new Set(ids)]);
  for (const entry of entries) {
    const children = (name: string) => $(entry).children(name);
    for (const once of ['id', 'title', 'updated', 'summary']) expect(children(once).length).toBe(1);
    expect(URL.canParse(children('id').text())).toBe(true);
    expect(children('title').text().trim()).not.toBe('');
    expect(children('updated').text()).toMatch(DATE);
    expect(children('link').filter('[rel="alternate"]').length).toBe(1);
    expect(children('category').attr('term')).toBeTruthy();
    // Plain text needs no type; markup in it would be shown as text.
    expect(children('summary').children().length).toBe(0);
  }
});

test('the feed has all news, and all phases with their plan and the day of their status', () => {
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
