import type { Page } from 'puppeteer';
import { hrefOf } from '#shared/pages.ts';
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
  await page.$eval('.motion-switch', (control) => (control as HTMLElement).click());
  await page.waitForFunction(() => {
    const reticle = document.querySelector<HTMLElement>('.lab-plate__reticle');
    return Number.parseFloat(reticle?.style.translate ?? '') === 0;
  });
  expect(complaints).toEqual([]);
});
