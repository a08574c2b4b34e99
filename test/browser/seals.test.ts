import type { Page } from 'puppeteer';
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

/** Scrolls until the seals are just below the window. */
const comeNear = (page: Page) =>
  page.$eval('.roadmap', (sheet) => {
    const top = sheet.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: top - window.innerHeight * 1.5, behavior: 'instant' });
  });

const showSeals = (page: Page) =>
  page.$eval('.roadmap', (sheet) => sheet.scrollIntoView({ behavior: 'instant' }));

test('a seal is engraved when it first comes into view, and then shows its served drawing', async () => {
  const { page, complaints } = await site.open();
  await comeNear(page);
  await page.waitForSelector('.roadmap canvas');
  await showSeals(page);
  await page.waitForFunction(() => !document.querySelector('.roadmap canvas'));
  expect(await sheetOf(page)).toEqual({ canvases: 0, isWhole: true });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await comeNear(page);
  await showSeals(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await sheetOf(page)).toEqual({ canvases: 0, isWhole: true });
  expect(complaints).toEqual([]);
});

test('the sheet is there at once when a link leads to it', async () => {
  const { page } = await site.open();
  await page.$eval('#roadmap', async (section) => {
    section.scrollIntoView({ behavior: 'instant' });
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await page.$eval('.roadmap', (sheet) => getComputedStyle(sheet).opacity)).toBe('1');
  expect(await page.$eval('.roadmap', (sheet) => sheet.getAnimations().length)).toBe(0);
});

test('a seal that is being engraved is complete as soon as motion is paused', async () => {
  const { page } = await site.open();
  await comeNear(page);
  await page.waitForSelector('.roadmap canvas');
  await page.$eval('.motion-switch', (control) => (control as HTMLElement).click());
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
  await comeNear(page);
  await page.waitForSelector('.roadmap canvas');
  expect(await places()).toBeLessThan(torn);
  await showSeals(page);
  await page.waitForFunction(() => !document.querySelector('.roadmap canvas'));
  await page.$eval('.roadmap', async (sheet) => {
    const tears = sheet.getAnimations({ subtree: true });
    await Promise.all(tears.map(({ finished }) => finished));
  });
  expect(await places()).toBe(torn);
});

test('with reduced motion no canvas covers the seals', async () => {
  const { page } = await site.open('/', { motion: 'reduce' });
  await comeNear(page);
  await showSeals(page);
  await page.waitForNetworkIdle({ idleTime: 400 });
  expect(await sheetOf(page)).toEqual({ canvases: 0, isWhole: true });
});

test('without scripts the seals and the torn coupon are in their final state', async () => {
  const { page } = await site.open('/', { hasScripts: false });
  expect(await sheetOf(page)).toEqual({ canvases: 0, isWhole: true });
  const coupons = await page.$$eval('.coupon', (all) =>
    all.map((coupon) => ({
      isCompleted: coupon.getAttribute('data-status') === 'Completed',
      isTorn: getComputedStyle(coupon).rotate !== 'none',
    })),
  );
  for (const [place, { isCompleted, isTorn }] of coupons.entries()) {
    if (place < coupons.length - 1) expect([place, isTorn]).toEqual([place, isCompleted]);
  }
});
