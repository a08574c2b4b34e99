import type { Page } from 'puppeteer';
import { drawWhole } from '#scripts/browser/visit.ts';
import { until } from '../browser';
import { expectNone } from '../expect-none';

const skipped = '.section, .site-footer, .legal-page__section';

/** Height of the page; an estimate until skipped sections are laid out. */
export const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Expects sections far from the viewport to be skipped, and those in it to be drawn, a frame after they come in. */
export async function expectFarSkipped(page: Page): Promise<void> {
  const parts = await page.$$eval(skipped, (elements) =>
    elements.map((element) => ({
      top: element.getBoundingClientRect().top,
      isDrawn: element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    })),
  );
  const far = parts.filter(({ top }) => top > 3 * 800);
  // A short page has none.
  if ((await heightOf(page)) > 4 * 800) expect(far.length).toBeGreaterThan(0);
  expect(far.filter(({ isDrawn }) => isDrawn)).toEqual([]);
  await until(page, skipped, (elements) =>
    elements
      .filter((element) => element.getBoundingClientRect().top < 800)
      .every(({ firstElementChild: first }) =>
        first?.checkVisibility({ contentVisibilityAuto: true }),
      ),
  );
}

export async function expectAllPrinted(page: Page): Promise<void> {
  await page.emulateMediaType('print');
  const values = await page.$$eval(skipped, (elements) =>
    elements.map((element) => getComputedStyle(element).contentVisibility),
  );
  await page.emulateMediaType();
  expect(new Set(values)).toEqual(new Set(['visible']));
}

/** Expects the heights of sections, and of the page, to be near their estimates. */
export async function expectGuessedHeights(page: Page, guessed: number): Promise<void> {
  await drawWhole(page);
  const sections = await page.$$eval(skipped, (elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
      const guess = Number.parseFloat(style.containIntrinsicBlockSize.replace('auto', ''));
      const { height } = element.getBoundingClientRect();
      return {
        name: `${element.id}: ${Math.round(guess / 16)}rem for ${Math.round((height - padding) / 16)}rem`,
        share: (guess + padding) / height,
        isClause: element.matches('.legal-page__section'),
      };
    }),
  );
  // Clauses share one estimate, which is right for their sum.
  const wrong = sections.filter(({ share, isClause }) => !isClause && Math.abs(share - 1) > 0.25);
  const share = guessed / (await heightOf(page));
  const whole = Math.abs(share - 1) > 0.1 ? [`as a whole: ${share.toFixed(2)}`] : [];
  expectNone(
    [...wrong.map(({ name }) => name), ...whole],
    'Correct the guessed heights (--narrow, --wide) in these sections’ sheets:',
  );
}

/** Scrolls through the page, and expects it not to shift. For pages that note their shifts. */
export async function expectNoShift(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    for (let y = 0; y < root.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  expect(await shiftOf(page)).toBeLessThan(0.01);
}

/** Runs in a page: sums up its layout shifts, also those so far. */
export function noteShifts(): void {
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
    const { dataset } = document.documentElement;
    for (const { value } of shifts) dataset.shift = String(Number(dataset.shift ?? 0) + value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum up to now, of a page that notes it. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}
