import type { Page } from 'puppeteer';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { hrefOf } from '#shared/pages.ts';
import { holdAnimations, openPage, press } from '#test/helpers/browser.ts';
import { holdFile } from '#test/helpers/held-file.ts';
import { boxesOf, boxOf, passFrames, placeAt } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const path = hrefOf('tokenomics');
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** Scrolls until the middle of the ring is at this share of the window's height. */
const scrollRingTo = async (page: Page, share: number) => {
  await placeAt(page, '.allocation-reel', share, 0.5);
  await passFrames(page, 2);
};

/** Remaining progress of the lines, once they have caught up with the scroll. */
const unrolledAt = async (page: Page, share: number) => {
  await scrollRingTo(page, share);
  return page.$eval('.allocation-reel', async (reel) => {
    const { dataset } = reel as SVGElement;
    for (let before: string | undefined; dataset.unrolled !== before; ) {
      before = dataset.unrolled;
      for (let frames = 3; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
    }
    return Number(dataset.unrolled);
  });
};

/** Scrolls on or back until the lines are level, with the ring below the window. */
const scrollToLevel = async (page: Page) => {
  // Repeats, because the script may load after the first scroll.
  do {
    await scrollRingTo(page, 1.32);
    await scrollRingTo(page, 1.31);
  } while (!(await page.$('.allocation-chart canvas')));
};

const drawingOf = (page: Page) =>
  page.$eval('.allocation-chart', (chart) => ({
    canvases: chart.querySelectorAll('canvas').length,
    isShown: [...chart.querySelectorAll('.allocation-reel path')].every(
      (part) => getComputedStyle(part).visibility === 'visible',
    ),
  }));
const still = { canvases: 0, isShown: true };
const places = [0.98, 0.94, 0.9, 0.86];

const windows = [wide, { width: 1280, height: 800 }, { width: 1024, height: 768 }, narrow];

test.each(windows)('at $width px scrolling winds lines, and back unwinds them', async (window) => {
  const { page, complaints } = await site.open(path, window);
  await scrollToLevel(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const down: number[] = [];
  for (const place of places) down.push(await unrolledAt(page, place));
  expect(down[0]).toBeGreaterThan(0);
  expect(down.at(-1)).toBeLessThan(1);
  expect(new Set(down).size).toBe(places.length);
  for (const [index, place] of [...places.entries()].toReversed())
    expect(await unrolledAt(page, place)).toBeCloseTo(down[index] as number);
  await scrollRingTo(page, 0);
  await page.waitForFunction(() => !document.querySelector('.allocation-chart canvas'));
  expect(await drawingOf(page)).toEqual(still);
  await scrollToLevel(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await press(page, '.motion-switch');
  await page.waitForFunction(() => !document.querySelector('.allocation-chart canvas'));
  expect(await drawingOf(page)).toEqual(still);
  expect(complaints).toEqual([]);
});

/** Of the ring's spokes, and on a phone of the lines that hang from them. */
const visibilityOf = async (page: Page) =>
  new Set(
    await page.$$eval('.allocation-reel__spokes, .allocation-hanging', (parts) =>
      parts
        .map((part) => getComputedStyle(part))
        .filter(({ display }) => display !== 'none')
        .map(({ visibility }) => visibility),
    ),
  );

test.each([wide, narrow])(
  'at $width px a still that will move is held back, unless its script never comes',
  async (window) => {
    const { page } = await openPage(site.browser, { ...window, height: 1600 });
    await page.evaluateOnNewDocument(holdAnimations);
    const { held } = await holdFile(page, 'unroll');
    await page.goto(site.server.origin + path, { waitUntil: 'domcontentloaded' });
    const request = await held;
    expect(await visibilityOf(page)).toEqual(new Set(['hidden']));
    await page.$eval('.allocation-chart', (chart) => {
      for (const wait of chart.getAnimations({ subtree: true })) wait.finish();
    });
    expect(await visibilityOf(page)).toEqual(new Set(['visible']));
    // If it comes late, the lines unwind from there.
    await request.continue();
    const shown = await page.waitForSelector('.allocation-reel[data-unrolled]');
    expect(
      await shown?.evaluate((reel) => Number((reel as SVGElement).dataset.unrolled)),
    ).toBeGreaterThan(0.5);
  },
);

test.each([{ motion: 'reduce' }, { hasScripts: false }] as const)(
  'with %p the still is shown from the start',
  async (options) => {
    const { page } = await site.open(path, { ...narrow, height: 1600, ...options });
    expect(await visibilityOf(page)).toEqual(new Set(['visible']));
  },
);

test.each([wide, { width: 1280, height: 720 }, narrow])(
  "at $width px the hero's button leads to the heading with the whole ring, wound up",
  async (window) => {
    const { page } = await site.open(path, window);
    await page.waitForSelector('.allocation-reel[data-unrolled="0"]');
    const shares = await page.$eval('.page-hero a[href$="#distribution"]', async (link) => {
      const end = new Promise((resolve) => document.addEventListener('scrollend', resolve));
      const { dataset } = document.querySelector('.allocation-reel') as SVGElement;
      const seen = [Number(dataset.unrolled)];
      (link as HTMLElement).click();
      while (seen.at(-1) !== 1) {
        await new Promise(requestAnimationFrame);
        seen.push(Number(dataset.unrolled ?? 1));
      }
      await end;
      return seen;
    });
    // Even after a jump the lines wind up visibly, and only forwards.
    expect(shares.length).toBeGreaterThan(10);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    const parts = await boxesOf(page, '#distribution h2, .allocation-reel__spokes');
    for (const { top, bottom } of parts) {
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(window.height);
    }
  },
);

test('each share is printed in the ink of its lines', async () => {
  const { page } = await site.open(path, { ...narrow, hasScripts: false });
  const inks = await page.$$eval('.allocation-rows tbody', (rows) =>
    rows.map((row) => [
      getComputedStyle(row.querySelector('.allocation-rows__share') as Element).color,
      getComputedStyle(row.querySelector('path') as Element).stroke,
    ]),
  );
  for (const [share, lines] of inks) expect(share).toBe(lines);
});

test.each([390, 1000, 1440])('at %i px captions stand equally far above lines', async (width) => {
  const { page } = await site.open(path, { ...wide, width, hasScripts: false });
  const gaps = await page.$$eval('.allocation-rows__description', (captions) =>
    captions.map((caption) => {
      const paths = [...(caption.closest('tbody')?.querySelectorAll('path') ?? [])];
      const lines = paths.find((path) => path.checkVisibility()) as SVGPathElement;
      return Math.round(lines.getBoundingClientRect().top - caption.getBoundingClientRect().bottom);
    }),
  );
  expect(new Set(gaps).size).toBe(1);
  expect(gaps[0]).toBeGreaterThanOrEqual(4);
});

const desktops = [1280, 1366, 1440, 1920];

test.each(desktops)('at %i px lines lead from the end of rows to the ring', async (width) => {
  const { page } = await site.open(path, { ...wide, width, hasScripts: false });
  const [lines, rows, spokes] = await page.evaluate(() =>
    ['.allocation-reel__lines', '.allocation-band path', '.allocation-reel__spokes'].map(
      (selector) =>
        [...document.querySelectorAll<SVGPathElement>(selector)]
          .filter((path) => path.checkVisibility())
          .map((path) => {
            const { x, y } = path.getPointAtLength(0);
            const start = new DOMPoint(x, y).matrixTransform(path.getScreenCTM() ?? undefined);
            const { left, right } = path.getBoundingClientRect();
            return { left, right, x: start.x, y: start.y };
          }),
    ),
  );
  const heights = (paths: typeof lines) => paths?.map(({ y }) => Math.round(y));
  expect(lines).not.toEqual([]);
  expect(heights(lines)).toEqual(heights(rows));
  for (const [index, line] of (lines ?? []).entries()) {
    expect(line.x).toBeCloseTo(rows?.[index]?.right ?? 0, 1);
    expect(line.right).toBeGreaterThanOrEqual((spokes?.[index]?.left ?? Infinity) - 1);
    expect(line.right).toBeLessThanOrEqual(width);
  }
});

test.each([320, 390, 768, 1024])('at %i px lines hang from the ring above rows', async (width) => {
  const { page } = await site.open(path, { width, height: 900, hasScripts: false });
  const ring = await boxOf(page, '.allocation-reel');
  const hanging = await boxOf(page, '.allocation-hanging');
  // Both drawings share a centre.
  const reach = hanging.width / 2;
  expect(hanging.left + reach).toBeCloseTo(ring.left + ring.width / 2, 1);
  expect(hanging.top + reach).toBeCloseTo(ring.top + ring.height / 2, 1);
  // Each share stands between its lines and the list.
  const shares = await boxesOf(page, '.allocation-reel__foot');
  const list = await boxOf(page, '.allocation-rows');
  expect(shares).toHaveLength(allocationTable().length);
  for (const [index, share] of shares.entries()) {
    expect(share.left).toBeGreaterThan(shares[index - 1]?.right ?? hanging.left);
    expect(share.top).toBeGreaterThan(hanging.bottom - 1);
    expect(share.bottom).toBeLessThan(list.top);
  }
  const shown = allocationTable().map(({ percent }) => percent);
  const most = Math.max(...shown);
  const rows = await boxesOf(page, '.allocation-tally > path');
  const { width: whole } = await boxOf(page, '.allocation-rows tbody');
  expect(rows).toHaveLength(shown.length);
  for (const [index, row] of rows.entries()) {
    expect(row.width / whole).toBeCloseTo((shown[index] ?? 0) / most, 1);
    expect(row.right).toBeLessThanOrEqual(list.right);
  }
});

test('on a phone the opening is served in the order in which it is shown, so that nothing shifts', async () => {
  const { page } = await site.open(path, { width: 390, height: 844, hasScripts: false });
  const parts = await boxesOf(page, '.page-hero :is(.hundred-lines, h1, .actions, dl)');
  const tops = parts.map(({ top }) => top);
  expect(tops.length).toBeGreaterThan(3);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('only the row under a moving pointer is underlined, and none that scrolls below a resting one', async () => {
  const { page } = await site.open(path, wide);
  const underlined = () =>
    page.$$eval('.allocation-rows__button', (buttons) =>
      buttons.flatMap((button, index) =>
        getComputedStyle(button).textDecorationLine === 'none' ? [] : [index],
      ),
    );
  await page.hover('.allocation-rows tbody:nth-of-type(2) .allocation-rows__share');
  await page.waitForSelector('tbody[data-active]');
  expect(await underlined()).toEqual([1]);
  const { height } = await boxOf(page, '.allocation-rows tbody:nth-of-type(2)');
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), height);
  await page.waitForSelector('tbody:not([data-active]):hover');
  await page.waitForSelector('.allocation-chart:not([data-active])');
  await passFrames(page, 2);
  expect(await underlined()).toEqual([]);
});

test('a typed amount gets a result, and anything else an explanation', async () => {
  const { page, complaints } = await site.open(path);
  await page.waitForSelector('.your-tokens input:not([readonly])');
  const answerTo = async (text: string) => {
    await page.click('.your-tokens input', { count: 3 });
    await page.keyboard.type(text);
    return page.$eval('.your-tokens__answer', (answer) => ({
      figures: new Set(Array.from(answer.querySelectorAll('dd'), (dd) => dd.textContent)).size,
      rows: answer.querySelectorAll('dd').length,
      word: answer.querySelector('.your-tokens__problem')?.textContent,
    }));
  };
  const answer = await answerTo('12,345.5');
  expect(answer.rows).toBeGreaterThan(2);
  // No duplicate figures.
  expect(answer.figures).toBe(answer.rows);
  expect(answer.word).toBeUndefined();
  const none = await answerTo('many');
  expect(none).toEqual({ figures: 0, rows: 0, word: expect.stringMatching(/\w/) });
  expect(await page.$('.your-tokens input[aria-invalid="true"]')).not.toBeNull();
  expect(complaints).toEqual([]);
});

test.each([
  ['2,512,345,600', [25, 12, 35, 56]],
  // At the end of a ruler, as where it is not enlarged.
  ['60 million', [0.6, 60, 100, 100]],
  ['10 billion', [100, 100, 100, 100]],
  ['1,000', [0, 0, 0.1, 10]],
  ['0', [null, null, null, null]],
])('an amount of %s is on its rulers, and moves nothing below', async (amount, expected) => {
  const { page } = await site.open(path);
  await page.waitForSelector('.your-tokens input:not([readonly])');
  const heightOf = () => page.$eval('#your-tokens', (section) => section.clientHeight);
  const height = await heightOf();
  await page.click('.your-tokens input', { count: 3 });
  await page.keyboard.type(amount);
  const placesOf = () =>
    page.$$eval('.scales__ruler', (rulers) =>
      rulers.map((ruler) => {
        const point = ruler.querySelector('circle')?.getBoundingClientRect();
        const whole = ruler.getBoundingClientRect();
        return point ? (100 * (point.x + point.width / 2 - whole.x)) / whole.width : null;
      }),
    );
  // The points run there.
  let places = await placesOf();
  for (let before: typeof places = []; String(places) !== String(before); ) {
    before = places;
    await passFrames(page, 3);
    places = await placesOf();
  }
  expect(places).toEqual(expected.map((at) => (at === null ? null : expect.closeTo(at, 0))));
  expect(await heightOf()).toBe(height);
});

test('without scripts only the example is shown, without an input', async () => {
  const { page } = await site.open(path, { hasScripts: false });
  expect(await page.$('.your-tokens input[readonly]')).not.toBeNull();
  expect(await page.$$eval('.your-tokens__answer dd', (all) => all.length)).toBeGreaterThan(2);
});
