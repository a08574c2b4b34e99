import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { hrefOf } from '#shared/pages.ts';
import { openPage } from '#test/helpers/browser.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

test('without scripts a seat can be chosen by keyboard, and it alone stands out', async () => {
  const { page } = await openPage(site.browser, { hasScripts: false });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(site.server.origin + hrefOf('governance'));
  const before = await markedSeats(page);
  await page.focus('.seat input:checked');
  await page.keyboard.press('ArrowRight');
  const after = await markedSeats(page);
  expect(before).toHaveLength(1);
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

/** Seats whose lines are as red as the chosen one's. */
function markedSeats(page: Page): Promise<number[]> {
  return page.$$eval('.seat', (seats) => {
    const reds = seats.map((seat) => getComputedStyle(seat, '::before').backgroundSize);
    const chosen = seats.findIndex((seat) => seat.querySelector(':checked'));
    return reds.flatMap((red, seat) => (red === reds[chosen] ? [seat] : []));
  });
}

test('figures are drawn as one scrolls to them, and are whole where motion is unwanted or paused', async () => {
  const { page } = await openPage(site.browser);
  const drawn = () =>
    page.$$eval('.system__read', (all) =>
      all.map((image) => getComputedStyle(image).getPropertyValue('--read')),
    );
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
  await visit(page, site.server.origin + hrefOf('technology'));
  // A timeline begins with the first frame that is drawn after its figure.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.system__read')].every(
      (image) => getComputedStyle(image).getPropertyValue('--read') !== '100%',
    ),
  );
  await page.click('.motion-switch');
  await page.waitForFunction(() => document.documentElement.dataset.motion === 'paused');
  expect(new Set(await drawn())).toEqual(new Set(['100%']));
  await page.evaluate(() => localStorage.clear());
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visit(page, site.server.origin + hrefOf('technology'));
  expect(new Set(await drawn())).toEqual(new Set(['100%']));
});
