import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { anchors, findPage, hrefOf, pages } from '#shared/pages.ts';
import { assets, importsOf, urlOf } from '#test/helpers/assets.ts';
import { expectNone } from '#test/helpers/expect-none.ts';
import { setDate } from '#test/helpers/plans.ts';
import { readText } from '#test/helpers/root.ts';
import { shareTestApp } from '#test/helpers/test-app.ts';

const app = shareTestApp();
const documents = new Map<string, CheerioAPI>();
const paths = pages.map(({ path }) => path);

beforeAll(async () => {
  for (const path of paths) {
    const { text } = await request(app).get(path);
    documents.set(path, load(text));
  }
});

describe.each(pages)('$path', ({ id, path }) => {
  let $: CheerioAPI;
  beforeAll(() => {
    $ = documents.get(path) as CheerioAPI;
  });

  test('has one h1 and its landmarks', () => {
    expect($('h1').length).toBe(1);
    expect($('h1').text().trim()).not.toBe('');
    for (const landmark of ['#root > header', 'main', '#root > footer', 'nav[aria-label="Main"]']) {
      expect($(landmark).length).toBe(1);
    }
    expect($('main h1').length).toBe(1);
    for (const { attribs } of $('[aria-current="page"]')) expect(attribs.href).toBe(path);
  });

  test('has every anchor of the page table', () => {
    expectNone(
      anchors[id].filter((anchor) => $(`[id="${anchor}"]`).length === 0),
      `Give a section of client/pages/${id} each of these ids, or change anchors in shared/pages.ts:`,
    );
  });

  test('has no broken links', async () => {
    const broken: string[] = [];
    const hrefs = Array.from($('a'), ({ attribs }) => attribs.href ?? '');
    for (const href of new Set(hrefs)) {
      const [target = '', anchor] = href.split('#');
      const targetPath = target.split('?')[0] || path;
      if (/^[a-z]+:/.test(href)) continue;
      if (['', '#'].includes(href)) broken.push(href);
      if (targetPath === '/blog') continue;
      if (!findPage(targetPath)) {
        const { status } = await request(app).head(targetPath);
        if (status !== 200) broken.push(href);
      } else if (anchor && documents.get(targetPath)?.(`[id="${anchor}"]`).length !== 1) {
        broken.push(href);
      }
    }
    expectNone(broken, 'Correct the page or the anchor of these links:');
  });

  test('tells that links to other sites open in a new tab', () => {
    const outside = $('a[href^="http"]');
    expect(outside.length).toBeGreaterThan(0);
    for (const link of outside) {
      expect($(link).attr('target')).toBe('_blank');
      expect($(link).attr('rel')).toContain('noopener');
      expect($(link).text()).toContain('opens in a new tab');
    }
  });

  test('has alt text, dimensions and a file for every image', async () => {
    for (const image of $('img')) {
      const { src = '', alt, width, height } = image.attribs;
      const { status } = await request(app).head(src);
      const found = { src, hasAlt: alt !== undefined, hasSize: Boolean(width && height), status };
      expect(found).toEqual({ src, hasAlt: true, hasSize: true, status: 200 });
      if (!src.endsWith('.svg')) continue;
      // A drawing has the shape that its page expects, or shows a part of itself, so that nothing shifts.
      const drawn = load(readText(`public${src}`), { xml: true })('svg').attr();
      const shapeOf = (sides: typeof drawn) =>
        (Number(sides?.width) / Number(sides?.height)).toFixed(1);
      if (!drawn?.preserveAspectRatio)
        expect([src, shapeOf(image.attribs)]).toEqual([src, shapeOf(drawn)]);
    }
  });

  test('contains each large drawing once, and reuses it', () => {
    const paths = Array.from($('svg path'), ({ attribs: { d = '' } }) => d);
    const large = paths.filter((drawing) => drawing.length > 200);
    expect(large).toEqual([...new Set(large)]);
    for (const use of $('svg use')) {
      const [file, id] = $(use).attr('href')?.split('#') ?? [];
      const drawing = file ? load(readText(`public${file}`)) : $;
      expect(drawing(`[id="${id}"]`).length).toBe(1);
    }
  });

  test('is complete without scripts and fits a strict content security policy', () => {
    // Structured data is not executed.
    const scripts = $('script:not([type="application/ld+json"])');
    expect(Array.from(scripts, ({ attribs }) => attribs.src)).toEqual([assets.start]);
    expect(scripts.text()).toBe('');
    expect($('template').length).toBe(0);
    expect($('[hidden]').length).toBe(0);
    expect($('[style]').length).toBe(0);
    expect($('style').length).toBe(0);
  });

  test('has videos that autoplay silently inline, unless reduced motion is set', () => {
    const plain = load($.html(), { scriptingEnabled: false });
    const playing = expect.arrayContaining(['autoplay', 'loop', 'muted', 'playsinline']);
    for (const { attribs } of plain('video')) expect(Object.keys(attribs)).toEqual(playing);
    // With scripts no video loads before it is near, with reduced motion none loads at all.
    expect($('video source').length).toBe(0);
    for (const { attribs } of plain('video source'))
      expect(attribs.media).toBe('(prefers-reduced-motion: no-preference)');
    expect(plain('noscript video').length).toBe($('video').length);
  });

  test('loads only the first script, which lists the entry and the page’s chunk', () => {
    expect($('link[rel="modulepreload"], link[as="script"]').length).toBe(0);
    const { modules = '' } = $('script').data() as Record<string, string>;
    const preloaded = modules.split(/#\S+ ?/);
    expect(preloaded).toEqual(expect.arrayContaining([...assets.shared, assets.entry]));
    expect(preloaded.filter((href) => href.startsWith(`/assets/${id}-`))).toHaveLength(1);
    // The browser evaluates them in this order, each in its own task.
    for (const [index, url] of preloaded.entries()) {
      const needed = importsOf(`dist/client${url}`).map(urlOf);
      expect(preloaded.slice(0, index)).toEqual(expect.arrayContaining(needed));
    }
    const others = pages.filter((page) => page.id !== id).map((page) => `/assets/${page.id}-`);
    expect(preloaded.filter((href) => others.some((other) => href.startsWith(other)))).toEqual([]);
  });
});

test('the date of the legal pages is the server’s UTC day', async () => {
  setDate('2027-03-01T00:30:00+01:00');
  try {
    for (const path of [hrefOf('privacy'), hrefOf('terms')]) {
      const { text } = await request(app).get(path);
      const time = load(text)('main time').first();
      expect([time.attr('datetime'), time.text()]).toEqual(['2027-02-28', '28 February 2027']);
    }
  } finally {
    jest.useRealTimers();
  }
});
