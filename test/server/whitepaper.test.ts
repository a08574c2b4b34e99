import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { fileSize, longDate } from '#shared/figures/format.ts';
import { hrefOf } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { printedWhitepaper } from '#shared/whitepaper/printed.ts';
import { whitepaperVersions } from '#shared/whitepaper/whitepaper-versions.ts';
import { shareTestApp } from '#test/helpers/test-app.ts';

const origin = 'https://paper.example';
const app = shareTestApp({ PUBLIC_ORIGIN: origin });
let $: CheerioAPI;

beforeAll(async () => {
  $ = load((await request(app).get(hrefOf('tokenomics'))).text);
});

describe('/whitepapers.json', () => {
  it('lists every version with its URL, and the current one', async () => {
    const response = await request(app).get('/whitepapers.json').expect(200);
    expect(response.type).toBe('application/json');
    expect(response.body).toEqual({
      current: site.whitepaper.version,
      whitepapers: whitepaperVersions.map((entry) => {
        const { version, title, published, path, bytes, pages, sha256 } = entry;
        return { version, title, published, url: origin + path, bytes, pages, sha256 };
      }),
    });
  });

  it('links to files of the stated size, each downloaded with its own name', async () => {
    for (const { path, bytes, fileName } of whitepaperVersions) {
      const { headers } = await request(app).head(path).expect(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['content-length']).toBe(String(bytes));
      expect(headers['content-disposition']).toBe(`attachment; filename="${fileName}"`);
    }
  });
});

describe('the page', () => {
  it('lists the same versions as /whitepapers.json, and links to it', () => {
    const shown = Array.from($('.version-ledger tbody'), (entry) => ({
      facts: Array.from($(entry).find('tr:first > *'), (cell) => $(cell).text()),
      day: $(entry).find('time').attr('datetime'),
      sha256: $(entry).find('code').text(),
      href: $(entry).find('a[download]').attr('href'),
    }));
    expect(shown).toEqual(
      whitepaperVersions.map(({ version, published, pages, bytes, sha256, path }) => ({
        facts: [version, longDate(published), String(pages), fileSize(bytes)],
        day: published,
        sha256,
        href: path,
      })),
    );
    expect($('main a[href="/whitepapers.json"]')).toHaveLength(1);
  });

  it('has contents, and all chapters and sections in order, without scripts', () => {
    const reader = $('details.reader');
    const headings = Array.from(reader.find('h4, h5'), (heading) => $(heading).text());
    expect(headings).toEqual([
      printedWhitepaper.contents,
      ...printedWhitepaper.chapters.flatMap(({ title, sections }) => [
        title,
        ...Object.values(sections).map((section) => section.title),
      ]),
    ]);
    const targets = Array.from(reader.find('.paper nav a'), ({ attribs }) => attribs.href);
    expect(targets).toEqual(printedWhitepaper.chapters.map(({ id }) => `#${id}`));
    expect(reader.attr('open')).toBeUndefined();
    expect(reader.children().first().is('summary')).toBe(true);
  });

  it('has every sentence of the paper', () => {
    const text = $('.paper')
      .text()
      .replace(/[ \n]+/g, ' ');
    const sentences = textsOf(printedWhitepaper.chapters);
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
  });

  it('describes every figure, and reserves its space before it loads', async () => {
    const pictures = $('.paper figure img');
    expect(pictures).toHaveLength(Object.keys(printedWhitepaper.drawings).length);
    for (const { attribs } of pictures) {
      expect(attribs.alt).toMatch(/^\S.{40,}/);
      expect(Number(attribs.width) * Number(attribs.height)).toBeGreaterThan(0);
    }
    for (const { attribs } of $('.paper source'))
      await request(app).get(String(attribs.srcset)).expect(200);
  });
});

/** Paragraphs, terms, cells and captions; ids are not shown. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['id', 'figure', 'alt'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one));
  if (!value || typeof value !== 'object') return [];
  const terms = ['notes', 'points', 'steps'].includes(key) ? Object.keys(value) : [];
  return [...terms, ...Object.entries(value).flatMap(([name, one]) => textsOf(one, name))];
}
