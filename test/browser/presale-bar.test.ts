import type { Page } from 'puppeteer';
import { presaleNote } from '#shared/content/home.ts';
import { plainText } from '#shared/figures/words.ts';
import { press } from '#test/helpers/browser.ts';
import { comeNear, lastEndOf } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const window = { width: 1280, height: 400 };

/** States of the bar's animations; none once it is complete. */
const statesOf = (page: Page) =>
  page.$eval('.presale__bar', (bar) =>
    bar.getAnimations({ subtree: true }).map(({ playState }) => playState),
  );

const untilMoving = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector('.presale__bar')?.getAnimations({ subtree: true }).length === wanted,
    {},
    count,
  );

test('the bar is engraved when it first comes into view, and stays complete', async () => {
  const { page, complaints } = await site.open('/', window);
  await comeNear(page, '.presale__bar');
  await untilMoving(page, 2);
  expect(await statesOf(page)).toEqual(['paused', 'paused']);
  // In passing, only what is complete within a second is seen.
  expect(await lastEndOf(page, '.presale__bar')).toBeLessThan(1000);
  // Two thirds of it are in view.
  await page.$eval('.presale__bar', (bar) => {
    const { top, height } = bar.getBoundingClientRect();
    scrollBy({ top: top + height / 1.5 - innerHeight, behavior: 'instant' });
  });
  await untilMoving(page, 0);
  expect(complaints).toEqual([]);
});

test('it is complete as soon as motion is paused', async () => {
  const { page } = await site.open('/', window);
  await comeNear(page, '.presale__bar');
  await untilMoving(page, 2);
  await press(page, '.motion-switch');
  await untilMoving(page, 0);
});

test('the presale section, where the header’s Buy Now leads, shows the true figures', async () => {
  const { page } = await site.open();
  const note = await page.$eval('#presale', (section) => ({
    bar: section.querySelector('[role="img"]')?.getAttribute('aria-label'),
    caption: section.querySelector('.presale__scale')?.textContent,
    share:
      (section.querySelector('.presale__fill')?.getBoundingClientRect().width ?? 0) /
      (section.querySelector('.presale__bar')?.clientWidth ?? 1),
  }));
  expect(note.bar).toBe(presaleNote.progress);
  expect(note.share).toBeCloseTo(0.6, 3);
  expect(note.caption).toBe(plainText(presaleNote.scale));
});
