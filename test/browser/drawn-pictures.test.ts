import { hrefOf } from '#shared/pages.ts';
import { press } from '#test/helpers/browser.ts';
import { passFrames, placeAt } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

test('a picture is engraved on the way to the middle of the window, and whole after a pause', async () => {
  const { page } = await site.open(hrefOf('tokenomics'), { width: 1440, height: 900 });
  const engravedAt = async (share: number) => {
    await placeAt(page, '.designs-cover', share);
    await passFrames(page, 2);
    return page.$eval(
      '.designs-cover',
      (element) => Number.parseFloat(getComputedStyle(element).maskPosition) || 0,
    );
  };
  const early = await engravedAt(0.9);
  const later = await engravedAt(0.7);
  expect(early).toBeGreaterThan(later);
  expect(later).toBeGreaterThan(0);
  expect(await engravedAt(0.2)).toBe(0);
  await press(page, '.motion-switch');
  await page.waitForFunction(() => document.documentElement.dataset.motion === 'paused');
  expect(await engravedAt(0.9)).toBe(0);
});
