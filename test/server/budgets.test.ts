import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { load } from 'cheerio';
import request from 'supertest';
import { news } from '#shared/content/home.ts';
import { preloadedFonts } from '#shared/drawing/media.ts';
import { pages } from '#shared/pages.ts';
import { assets } from '#test/helpers/assets.ts';
import { root, shareTestApp } from '#test/helpers/test-app.ts';

const app = shareTestApp();
const KB = 1024;

/** The most bytes on the wire, with text in brotli at level 11. */
const budgets = {
  documentAndStyles: { home: 48 * KB, elsewhere: 36 * KB },
  /** Fits into the first round trip of a TCP connection. */
  firstScreen: 14 * KB,
  /** All scripts that a page loads before it is interactive. */
  scripts: 84 * KB,
  /** All scripts of home's moments. The findings of its check field do not count: they load when it is focused. */
  moments: 30 * KB,
  fonts: 50 * KB,
  codeFont: 15 * KB,
  /** Document, styles, scripts, fonts and eager images. */
  firstView: 260 * KB,
  clip: 700_000,
  poster: 60_000,
} as const;

/** The size of the compressed file, or of the file itself if it is not compressed. */
function sizeOnTheWire(url: string): number {
  const editions = [`dist/compressed${url}.br`, `dist/client${url}`, `public${url}`];
  const edition = editions.map((file) => join(root, file)).find(existsSync);
  if (!edition) throw new Error(`Nothing is served at ${url}`);
  return statSync(edition).size;
}

const sum = (sizes: number[]) => sizes.reduce((a, b) => a + b, 0);
const fonts = sum(preloadedFonts.map(sizeOnTheWire));

describe.each(pages)('$path', ({ id, path }) => {
  let html: string;
  let document: Buffer;
  beforeAll(async () => {
    html = (await request(app).get(path)).text;
    document = brotliCompressSync(html);
  });
  const scripts = sum(
    [assets.start, assets.entry, ...assets.shared, ...(assets.pages[id] ?? [])].map(sizeOnTheWire),
  );

  const styles = sum([assets.stylesheet, assets.pageStylesheets[id] ?? ''].map(sizeOnTheWire));

  test('document and styles are within budget', () => {
    const limit = budgets.documentAndStyles[id === 'home' ? 'home' : 'elsewhere'];
    expect(document.length + styles).toBeLessThanOrEqual(limit);
  });

  test('scripts before the page is interactive are within budget', () => {
    expect(scripts).toBeLessThanOrEqual(budgets.scripts);
  });

  test('the text above the fold fits into the first round trip', () => {
    const arrived = document.subarray(0, budgets.firstScreen);
    // Without this, a document that ends early would be an error.
    const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
    const start = brotliDecompressSync(arrived, options).toString();
    const words = load(html)('main p').first().text();
    expect(start.includes('</h1>')).toBe(true);
    expect(load(start)('main').text().includes(words)).toBe(true);
  });

  test('everything above the fold is within budget', () => {
    const images = load(html)('img:not([loading="lazy"])');
    const sizes = Array.from(images, ({ attribs: { src = '' } }) => sizeOnTheWire(src));
    const total = document.length + styles + scripts + fonts + sum(sizes);
    expect(total).toBeLessThanOrEqual(budgets.firstView);
  });
});

test("scripts of home's moments are within budget", () => {
  const parts = JSON.parse(readFileSync(join(root, 'dist/client', assets.parts), 'utf8'));
  const own = ['wind-books', 'print-seals', 'draw-note-braid', 'lay-drawing'];
  const lit = ['coin-renderer', 'light-plate', ...news.items.map(({ plate }) => plate)];
  const files = [...own, ...lit].flatMap((name) => Object.keys(parts[name]));
  expect(sum([...new Set(files)].map(sizeOnTheWire))).toBeLessThanOrEqual(budgets.moments);
});

test('fonts are within budget', () => {
  expect(fonts).toBeLessThanOrEqual(budgets.fonts);
  expect(sizeOnTheWire('/fonts/ibm-plex-mono.woff2')).toBeLessThanOrEqual(budgets.codeFont);
});

test('videos and posters are within budget', () => {
  for (const clip of ['presale', 'developer', 'governance']) {
    for (const extension of ['webm', 'mp4']) {
      expect(statSync(join(root, `public/videos/${clip}.${extension}`)).size).toBeLessThanOrEqual(
        budgets.clip,
      );
    }
    expect(readFileSync(join(root, `public/videos/${clip}.webp`)).length).toBeLessThanOrEqual(
      budgets.poster,
    );
  }
});
