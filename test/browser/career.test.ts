import type { Page } from 'puppeteer';
import { hrefOf } from '#shared/pages.ts';
import { press, until } from '#test/helpers/browser.ts';
import { boxesOf, boxOf, passFrames, placeAt, show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const path = hrefOf('career', 'positions');

/** For each row: where it ends, and where its line starts and ends, in px on the page. */
const measure = (page: Page) =>
  page.$$eval('.positions__row', (rows) =>
    rows.map((row) => {
      const bottom = row.getBoundingClientRect().bottom + window.scrollY;
      const picture = [...row.querySelectorAll<SVGSVGElement>('.strand')].find(
        (svg) => getComputedStyle(svg).display !== 'none',
      );
      const line = picture?.querySelector<SVGPathElement>('.strand__line path');
      if (!picture || !line) throw new Error('The row has no line.');
      const matrix = line.getScreenCTM();
      const place = (length: number) =>
        line.getPointAtLength(length).matrixTransform(matrix ?? undefined).y + window.scrollY;
      return { bottom, begins: place(0), ends: place(line.getTotalLength()) };
    }),
  );

test.each([390, 768, 1440])('without scripts, at %i px lines start at the rows', async (width) => {
  const { page } = await site.open(path, { width, hasScripts: false });
  for (const opened of [false, true]) {
    if (opened) await page.click('.positions__list summary');
    for (const { bottom, begins } of await measure(page)) {
      expect(Math.abs(bottom - begins)).toBeLessThan(1);
    }
  }
});

test('opening a row moves it, and the lines are redrawn into the same braid', async () => {
  const { page } = await site.open(path, { width: 1440, motion: 'reduce' });
  const before = await measure(page);
  await press(page, '.positions__list summary');
  await page.waitForFunction(() => document.querySelector('.positions__list details[open]'));
  await passFrames(page, 3);
  const after = await measure(page);
  after.forEach(({ bottom, begins, ends }, index) => {
    expect(bottom).toBeGreaterThan(before[index]?.bottom ?? Number.NaN);
    expect(Math.abs(bottom - begins)).toBeLessThan(1);
    expect(Math.abs(ends - (before[index]?.ends ?? Number.NaN))).toBeLessThan(2);
  });
});

/** Waits until the lines of exactly these positions are highlighted. */
const untilLit = (page: Page, ...places: number[]) =>
  until(
    page,
    '.positions__list .strand__lit',
    (lines, wanted) => {
      const lit = lines.filter((line) => !getComputedStyle(line).strokeDasharray.startsWith('0px'));
      const items = [...document.querySelectorAll('.positions__list > *')];
      const rows = new Set(lit.map((line) => items.findIndex((item) => item.contains(line))));
      return [...rows].join() === wanted.join();
    },
    places,
  );

test('requirements open little by little', async () => {
  const { page } = await site.open(path, { motion: 'no-preference' });
  await page.hover('.requirements summary');
  const [closed = 0, opening] = await page.$eval('.requirements', (requirements) => {
    const height = () => requirements.getBoundingClientRect().height;
    const before = height();
    requirements.querySelector('summary')?.click();
    return [before, height()];
  });
  expect(opening).toBe(closed);
  while ((await boxOf(page, '.requirements')).height <= 2 * closed) await passFrames(page);
});

test.each([390, 1440])('at %i px the line of the position being read is red', async (width) => {
  const { page } = await site.open(hrefOf('career'), { width, height: 960 });
  const count = (await page.$$('.positions__list > li')).length;
  await show(page, '#positions');
  await untilLit(page, 0);
  for (const place of [2, count - 1, 0]) {
    await placeAt(page, `.positions__list > :nth-child(${place + 1})`, 0.2, 0.5);
    await untilLit(page, place);
  }
  const duration = async () => {
    await page.hover('.positions__item:last-child');
    return page.$eval(
      '.positions__item:last-child .strand__lit',
      (line) => getComputedStyle(line).transitionDuration,
    );
  };
  expect(await duration()).not.toBe('0s');
  await press(page, '.motion-switch');
  expect(await duration()).toBe('0s');
  await page.mouse.move(0, 0);
  await show(page, '.positions__list > :nth-child(2)', 'center');
  await untilLit(page, 0);
});

test('only the line of the focused position is highlighted', async () => {
  const { page } = await site.open(path, { width: 1440, motion: 'reduce' });
  const last = (await page.$$('.positions__list > li')).length - 1;
  await page.focus('.positions__list > :last-child a');
  await untilLit(page, last);
});

test('each line of the braid ends in the rule of its value, on the same pixels', async () => {
  const { page } = await site.open(hrefOf('career', 'values'));
  for (const width of [1280, 1440, 1920]) {
    await page.setViewport({ width, height: 900 });
    const heights = (await boxesOf(page, '.values > li')).map(({ height }) => height);
    for (const height of heights) expect(height).toBeCloseTo(Math.round(heights[0] ?? 0), 2);
  }
});
