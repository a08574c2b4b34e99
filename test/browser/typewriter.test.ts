import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { technologyHero } from '#shared/content/technology.ts';
import { hrefOf } from '#shared/pages.ts';
import { until } from '#test/helpers/browser.ts';
import { openWithout } from '#test/helpers/held-file.ts';
import { boxOf, passFrames, scrollTo } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const { heading } = technologyHero;
const typed = '.typewriter__typed';
const running = '.typewriter[data-phase]';
const site = openSite();

test('served and with reduced motion the whole headline stands', async () => {
  const typedBy = [false, true].map(async (hasScripts) => {
    const { page } = await site.open(hrefOf('technology'), { motion: 'reduce', hasScripts });
    if (hasScripts) await wait(1500);
    expect(await page.$(running)).toBeNull();
    expect(await page.$eval('h1', (h1) => h1.textContent)).toBe(heading);
    return typedText(page);
  });
  expect(await Promise.all(typedBy)).toEqual([heading, heading]);
});

test.each([320, 390, 768, 1024, 1440])('its lines do not touch at %i px', async (width) => {
  const { page } = await site.open(hrefOf('technology'), { width, height: 900, motion: 'reduce' });
  const gap = await page.$eval('h1', (h1) => {
    const { font, lineHeight } = getComputedStyle(h1);
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    pen.font = font;
    const depth = pen.measureText('g').actualBoundingBoxDescent;
    return Number.parseFloat(lineHeight) - depth - pen.measureText('d').actualBoundingBoxAscent;
  });
  expect(gap).toBeGreaterThan(1);
});

test('on a phone the lines begin beside the last letter, and go on below the words to the left edge', async () => {
  const { page } = await site.open(hrefOf('technology'), { width: 390, motion: 'reduce' });
  const lines = '.running-lines use:nth-of-type(2)';
  // Its file has arrived.
  await until(page, lines, ([drawn]) => (drawn as SVGUseElement | undefined)?.getBBox().width);
  const drawn = await boxOf(page, lines);
  const letters = await boxOf(page, `${typed}[data-caret]`);
  expect(drawn.top).toBeGreaterThan(letters.top);
  expect(drawn.top).toBeLessThan(letters.bottom);
  expect(drawn.bottom).toBeGreaterThan(letters.bottom);
  expect(drawn.right).toBeGreaterThan(letters.right);
  expect(drawn.left).toBeLessThanOrEqual(0);
});

test('on a full load the headline can be read before it dissolves, and is then typed again', async () => {
  const { page } = await site.open(hrefOf('technology'), { motion: 'no-preference' });
  await page.waitForSelector(running);
  const phases = await page.evaluate(
    () =>
      new Promise<(string | undefined)[]>((resolve) => {
        const line = document.querySelector<HTMLElement>('.typewriter[data-phase]');
        if (!line) return resolve([]);
        const seen = [line.dataset.phase];
        new MutationObserver(() => {
          seen.push(line.dataset.phase);
          if (seen.at(-2) === 'dissolving') resolve(seen);
        }).observe(line, { attributeFilter: ['data-phase'] });
      }),
  );
  expect(phases.slice(-3)).toEqual(['holding', 'dissolving', 'typing']);
});

test('out of view it rests as the whole headline, and goes on when it comes back', async () => {
  const page = await moveToTechnology(390);
  await page.waitForSelector(running);
  await scrollTo(page, 2000);
  await page.waitForSelector('.typewriter:not([data-phase])');
  expect(await typedText(page)).toBe(heading);
  await scrollTo(page, 0);
  await page.waitForSelector('.typewriter[data-phase="holding"]');
});

test('typing over the served headline does not count as a later largest paint', async () => {
  const url = site.server.origin + hrefOf('technology');
  const options = { width: 390, motion: 'no-preference' } as const;
  const { page, request } = await openWithout(site, 'technology', url, options);
  await page.evaluate(() => {
    const paints: string[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      paints.push(...list.getEntries().map((entry) => entry.entryType));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const countPaints = () => (window as unknown as { paints: string[] }).paints.length;
  await page.waitForFunction(countPaints);
  // As a font that arrives late does.
  await page.$eval('h1', (h1) => {
    h1.style.letterSpacing = '0';
  });
  await request.continue();
  await page.waitForSelector(running);
  await passFrames(page, 3);
  expect(await page.evaluate(countPaints)).toBe(1);
});

test.each([390, 1280])('after a navigation it is typed at %i px, and heard once', async (width) => {
  const page = await moveToTechnology(width);
  const height = () => page.$eval('h1', (h1) => h1.getBoundingClientRect().height);
  const heights = new Set<number>();
  for (const part of [0.1, 0.5, 1]) {
    const length = Math.floor(heading.length * part);
    const isTyped = (pieces: HTMLElement[], least: number) =>
      pieces.map((piece) => piece.textContent).join('').length >= least;
    await until(page, typed, isTyped, length);
    heights.add(await height());
    const heard = await page.$$(`::-p-aria([name="${heading}"][role="heading"])`);
    expect(heard).toHaveLength(1);
  }
  const { seen, shifts } = await page.evaluate(() => {
    const { seen, shifts } = window as unknown as Seen;
    return { seen, shifts };
  });
  expect(shifts).toEqual([]);
  expect(seen[0]).toBe(0);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(await typedText(page)).toBe(heading);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, running);
  heights.add(await height());
  expect(heights.size).toBe(1);
});

interface Seen {
  /** Each visible length, from the start. */
  seen: number[];
  /** Layout shifts of the headline. */
  shifts: number[];
}

/** Navigates there by a link, and records what is seen. */
async function moveToTechnology(width: number): Promise<Page> {
  const { page } = await site.open(hrefOf('lab'), { width, motion: 'no-preference' });
  await page.evaluate((selector) => {
    const seen: number[] = [];
    const shifts: number[] = [];
    Object.assign(window, { seen, shifts });
    new MutationObserver(() => {
      const pieces = [...document.querySelectorAll(selector)];
      const { length } = pieces.map((piece) => piece.textContent).join('');
      if (pieces.length > 0 && length !== seen.at(-1)) seen.push(length);
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        if (sources.some(({ node }) => node?.parentElement?.closest('.typewriter')))
          shifts.push(value);
      }
    }).observe({ type: 'layout-shift' });
  }, typed);
  await page.$eval(`footer a[href="${hrefOf('technology')}"]`, (link) => link.click());
  return page;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

async function typedText(page: Page): Promise<string> {
  return (await page.$$eval(typed, (pieces) => pieces.map((piece) => piece.textContent))).join('');
}
