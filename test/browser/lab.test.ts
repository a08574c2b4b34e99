import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { hrefOf } from '#shared/pages.ts';
import { openPage, press } from '#test/helpers/browser.ts';
import { scrollTo } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

/** The offset of the cross hairs. */
const shiftOf = (page: Page) =>
  page.$eval('.lab-plate__reticle', (reticle) =>
    (reticle as HTMLElement).style.translate.split(' ').map(Number.parseFloat),
  );

test('the cross hairs follow the mouse a little, and return when motion is paused', async () => {
  const { page, complaints } = await site.open(hrefOf('lab'));
  for (let at = 0; !((await shiftOf(page))[0] as number); at = 1 - at) {
    await page.mouse.move(200 + at, 200);
  }
  const [x = 0, y = 0] = await shiftOf(page);
  expect([x < 0, y < 0]).toEqual([true, true]);
  expect(Math.max(-x, -y)).toBeLessThanOrEqual(12);
  await press(page, '.motion-switch');
  await page.waitForFunction(() => {
    const reticle = document.querySelector<HTMLElement>('.lab-plate__reticle');
    return Number.parseFloat(reticle?.style.translate ?? '') === 0;
  });
  expect(complaints).toEqual([]);
});

test('without a mouse they follow the scroll', async () => {
  const { page } = await openPage(site.browser);
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await visit(page, site.server.origin + hrefOf('lab'));
  for (let at = 200; !((await shiftOf(page))[1] as number); at = 500 - at) {
    await scrollTo(page, at);
  }
  const [x, y = 0] = await shiftOf(page);
  expect([x, y > 0 && y <= 12]).toEqual([0, true]);
});
