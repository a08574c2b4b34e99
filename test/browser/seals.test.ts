import type { Page } from 'puppeteer';
import { press } from '#test/helpers/browser.ts';
import { comeNear, lastEndOf, passFrames, scrollTo, show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

const drawing = '.coupon > canvas';

/** Whether every coupon shows its served drawing, and no other. */
const isWhole = (page: Page) =>
  page.$$eval('.coupon', (coupons) =>
    coupons.every((coupon) => {
      const seals = [...coupon.querySelectorAll('img, canvas')];
      return seals.length === 1 && seals[0]?.checkVisibility({ visibilityProperty: true });
    }),
  );

test('with motion paused a seal is complete, and nothing covers it', async () => {
  const { page } = await site.open();
  await comeNear(page, '.roadmap');
  await page.waitForSelector(drawing);
  await press(page, '.motion-switch');
  await page.waitForSelector(drawing, { hidden: true });
  expect(await isWhole(page)).toBe(true);
});

test('a seal is printed when it first comes into view, and a completed coupon is torn off then', async () => {
  const { page, complaints } = await site.open();
  const places = () =>
    page.$eval('.coupon[data-status="Completed"]', (coupon) => {
      const next = coupon.nextElementSibling?.getBoundingClientRect().left ?? 0;
      return Math.round(next - coupon.getBoundingClientRect().right);
    });
  const torn = await places();
  await comeNear(page, '.roadmap');
  await page.waitForSelector(drawing);
  expect(await places()).toBeLessThan(torn);
  // It ends before a reader has scrolled past.
  expect(await lastEndOf(page, '.roadmap')).toBeLessThan(1500);
  await show(page, '.roadmap');
  await page.waitForSelector(drawing, { hidden: true });
  expect(await isWhole(page)).toBe(true);
  await page.$eval('.roadmap', async (sheet) => {
    const tears = sheet.getAnimations({ subtree: true });
    await Promise.all(tears.map(({ finished }) => finished));
  });
  expect(await places()).toBe(torn);
  await scrollTo(page, 0);
  await comeNear(page, '.roadmap');
  await show(page, '.roadmap');
  await passFrames(page);
  expect(await isWhole(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a seal that is being engraved is drawn anew until it is as served', async () => {
  const { page } = await site.open();
  await comeNear(page, '.roadmap');
  await page.waitForSelector(drawing);
  const pictureOf = () =>
    page.$eval(drawing, (canvas) => (canvas as HTMLCanvasElement).toDataURL());
  // Sets the paused clock and waits for the frame.
  const drawAt = (share: number) =>
    page.$eval(
      '.coupon__seal',
      async (seal, at) => {
        const [clock] = seal.getAnimations();
        const { duration = 0 } = clock?.effect?.getTiming() ?? {};
        if (clock) Object.assign(clock, { playbackRate: 1e-6, currentTime: at * Number(duration) });
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      },
      share,
    );
  await drawAt(0);
  await show(page, '.roadmap');
  const seen: string[] = [];
  for (const share of [0, 0.3, 0.6, 0.9]) {
    await drawAt(share);
    seen.push(await pictureOf());
  }
  expect(new Set(seen).size).toBe(seen.length);
});

test('without scripts seals and coupons are in their final state', async () => {
  const { page } = await site.open('/', { hasScripts: false });
  expect(await isWhole(page)).toBe(true);
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
