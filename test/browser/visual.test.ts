import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { comparePictures } from '#scripts/visual/compare.ts';
import { writeSheet } from '#scripts/visual/sheet.tsx';
import type { Comparison } from '#scripts/visual/shot.ts';
import type { Part, Picture } from '#scripts/visual/take-picture.ts';
import { openBrowser } from '#test/helpers/site.ts';

const WIDTH = 400;
const shared = openBrowser();

test('the same picture twice has no change', async () => {
  const { share, parts } = await compare(draw(100, 'teal'), draw(100, 'teal'));
  expect(share).toBe(0);
  expect(parts.map(({ name }) => name)).toEqual(['top', 'box', 'footer']);
});

test('every pixel of a changed square is counted, in its own part', async () => {
  const { share, parts } = await compare(draw(100, 'teal'), draw(100, 'gold'));
  expect(parts.map(({ changedPixels }) => changedPixels)).toEqual([0, 2500, 0]);
  expect(share).toBeCloseTo(2500 / (WIDTH * 300), 10);
});

test('what has only moved down is no change', async () => {
  const { parts } = await compare(draw(100, 'teal'), draw(130, 'teal'));
  expect(parts.map(({ changedPixels }) => changedPixels)).toEqual([0, 30 * WIDTH, 0]);
});

test('a part that is gone is a change, and is shown', async () => {
  const before = draw(100, 'teal');
  const { parts } = await compare(before, { ...before, parts: before.parts.slice(0, 2) });
  expect(parts.at(-1)).toMatchObject({ name: 'footer', after: undefined });
  expect(parts.at(-1)?.changedPixels).toBe(100 * WIDTH);
});

test('the sheet shows the most changed view first and folds away the rest', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'sheet-'));
  const shots = [
    { ...(await compare(draw(100, 'teal'), draw(100, 'teal'))), name: 'same' },
    { ...(await compare(draw(100, 'teal'), draw(100, 'gold'))), name: 'little' },
    { ...(await compare(draw(100, 'teal'), draw(190, 'teal'))), name: 'much' },
  ].map((shot) => ({ ...shot, path: '/', width: WIDTH, files: filesOf(shot.name) }));
  const $ = load(readFileSync(writeSheet(dir, 'HEAD~3', shots), 'utf8'));
  rmSync(dir, { recursive: true });
  expect(
    $('section')
      .get()
      .map((section) => $(section).attr('id')),
  ).toEqual(['much-400', 'little-400']);
  expect(
    $('#little-400 img')
      .get()
      .map((image) => $(image).attr('src')),
  ).toEqual(['little-before.png', 'little-after.png', 'little-changes.png']);
  expect(
    $('details a')
      .get()
      .map((link) => $(link).attr('href')),
  ).toEqual(['same-after.png']);
});

interface Drawing {
  html: string;
  parts: readonly Part[];
}

/** A page of three bands; the middle one holds a square. */
function draw(boxHeight: number, color: string): Drawing {
  return {
    html: `<style>* { margin: 0 } div { height: 100px }</style><div style="background: navy"></div>
      <div style="height: ${boxHeight}px; background: linen"><p style="width: 50px; height: 50px; background: ${color}"></p></div>
      <div style="background: maroon"></div>`,
    parts: [
      { name: 'top', top: 0, height: 100 },
      { name: 'box', top: 100, height: boxHeight },
      { name: 'footer', top: 100 + boxHeight, height: 100 },
    ],
  };
}

async function compare(before: Drawing, after: Drawing): Promise<Comparison> {
  const desk = await shared.browser.newPage();
  const comparison = await comparePictures(desk, await print(before), await print(after));
  await desk.close();
  return comparison;
}

async function print({ html, parts }: Drawing): Promise<Picture> {
  const page = await shared.browser.newPage();
  await page.setViewport({ width: WIDTH, height: 200 });
  await page.setContent(html);
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return { png, parts };
}

function filesOf(name: string) {
  return {
    before: `${name}-before.png`,
    after: `${name}-after.png`,
    changes: `${name}-changes.png`,
  };
}
