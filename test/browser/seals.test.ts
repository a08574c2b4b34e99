import type { Page } from 'puppeteer';
import { press } from '#test/helpers/browser.ts';
import { comeNear, lastEndOf, passFrames, scrollTo, show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

/** Canvases on the coupons, and whether every served drawing is visible. */
const sheetOf = (page: Page) =>
  page.$eval('.roadmap', (sheet) => ({
    canvases: sheet.querySelectorAll('canvas').length,
    isWhole: [...sheet.querySelectorAll('img')].every(
      (seal) => getComputedStyle(seal).opacity === '1',
    ),
  }));

test('a seal is engraved when it first comes into view, and then shows its served drawing', async () => {
  const { page, complaints } = await site.open();
  await comeNear(page, '.roadmap');
  await page.waitForSelector('.roadmap canvas');
  await show(page, '.roadmap');
  await page.waitForFunction(() => !document.querySelector('.roadmap canvas'));
  expect(await sheetOf(page)).toEqual({ canvases: 0, isWhole: true });
  await scrollTo(page, 0);
  await comeNear(page, '.roadmap');
  await show(page, '.roadmap');
  await passFrames(page);
  expect(await sheetOf(page)).toEqual({ canvases: 0, isWhole: true });
  expect(complaints).toEqual([]);
});

test('a seal that is being engraved is complete as soon as motion is paused', async () => {
  const { page } = await site.open();
  await comeNear(page, '.roadmap');
  await page.waitForSelector('.roadmap canvas');
  await press(page, '.motion-switch');
  await page.waitForFunction(() => !document.querySelector('.roadmap canvas'));
  expect(await sheetOf(page)).toEqual({ canvases: 0, isWhole: true });
});

test('a completed coupon hangs on its neighbour until its seal is engraved, and is torn off then', async () => {
  const { page } = await site.open();
  const places = () =>
    page.$eval('.coupon[data-status="Completed"]', (coupon) => {
      const next = coupon.nextElementSibling?.getBoundingClientRect().left ?? 0;
      return Math.round(next - coupon.getBoundingClientRect().right);
    });
  const torn = await places();
  await comeNear(page, '.roadmap');
  await page.waitForSelector('.roadmap canvas');
  expect(await places()).toBeLessThan(torn);
  // In passing, only what is complete within a second is seen.
  expect(await lastEndOf(page, '.roadmap')).toBeLessThan(1000);
  await show(page, '.roadmap');
  await page.waitForFunction(() => !document.querySelector('.roadmap canvas'));
  await page.$eval('.roadmap', async (sheet) => {
    const tears = sheet.getAnimations({ subtree: true });
    await Promise.all(tears.map(({ finished }) => finished));
  });
  expect(await places()).toBe(torn);
});

test('with reduced motion no canvas covers the seals', async () => {
  const { page } = await site.open('/', { motion: 'reduce' });
  await comeNear(page, '.roadmap');
  await show(page, '.roadmap');
  await page.waitForNetworkIdle({ idleTime: 400 });
  expect(await sheetOf(page)).toEqual({ canvases: 0, isWhole: true });
});

test('without scripts seals and the torn coupon are in their final state, and only phases in progress have red words', async () => {
  const { page } = await site.open('/', { hasScripts: false });
  expect(await sheetOf(page)).toEqual({ canvases: 0, isWhole: true });
  const coupons = await page.$$eval('.coupon', (all) =>
    all.map((coupon) => {
      const parts = [...coupon.querySelectorAll('*')];
      const colors = new Set(parts.map((part) => getComputedStyle(part).color));
      (coupon as HTMLElement).style.color = 'var(--color-live)';
      const { color, rotate } = getComputedStyle(coupon);
      const status = coupon.getAttribute('data-status');
      return { status, isRed: colors.has(color), isTorn: rotate !== 'none' };
    }),
  );
  for (const [place, { status, isRed, isTorn }] of coupons.entries()) {
    expect([place, isRed]).toEqual([place, status === 'In Progress']);
    if (place < coupons.length - 1)
      expect([place, isTorn]).toEqual([place, status === 'Completed']);
  }
});
