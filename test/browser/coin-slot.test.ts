import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { openPage, press, waitForText } from '#test/helpers/browser.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const coin = '.home-hero .coin';

/** The visitor has asked for motion, so that the coin turns even where a processor draws it. */
async function openMoving(width: number): Promise<{ page: Page; complaints: string[] }> {
  const opened = await openPage(site.browser, { width, height: 700 });
  // On a coarse screen a processor is quicker.
  await opened.page.setViewport({ width, height: 700, deviceScaleFactor: 0.25 });
  await opened.page.evaluateOnNewDocument(() => localStorage.setItem('motion', 'moving'));
  await visit(opened.page, site.server.origin);
  await opened.page.waitForSelector(`${coin}[data-edge]`);
  return opened;
}

/** Scrolls to a share of the hero. */
const scroll = (page: Page, share: number) =>
  page.$eval(
    '.home-hero',
    (hero, to) => scrollTo({ top: to * (hero as HTMLElement).offsetHeight, behavior: 'instant' }),
    share,
  );

/** How much of the coin's box the hero shows, px: it is cut off where the note's frame begins. */
const shownOf = (page: Page) =>
  page.$eval(coin, (box) => {
    const hero = (box.closest('.home-hero') as Element).getBoundingClientRect();
    return Math.max(0, hero.bottom - box.getBoundingClientRect().top);
  });

const untilEdge = (page: Page, edge: number) =>
  page.waitForSelector(`${coin}[data-edge="${edge.toFixed(3)}"]`);

test.each([1440, 390])(
  'at %d px the coin goes into the note as the page is scrolled, then the bar is engraved; back, and it is out again',
  async (width) => {
    const { page, complaints } = await openMoving(width);
    const rest = await page.$eval(coin, (box) => box.getBoundingClientRect().toJSON());
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await scroll(page, 0.3);
    await untilEdge(page, 1);
    expect(await shownOf(page)).toBeGreaterThan(0);
    expect(await page.$('.presale__bar[data-waiting]')).not.toBeNull();
    await scroll(page, 0.7);
    await page.waitForSelector('.presale__bar:not([data-waiting])');
    expect(await shownOf(page)).toBe(0);
    await page.$eval('.presale__bar', (bar) => bar.scrollIntoView({ block: 'end' }));
    await page.waitForFunction(
      () => !document.querySelector('.presale__bar')?.getAnimations({ subtree: true }).length,
    );
    await scroll(page, 0);
    await page.waitForSelector('.presale__bar[data-waiting]');
    await untilEdge(page, 0);
    expect(await page.$eval(coin, (box) => box.getBoundingClientRect().toJSON())).toEqual(rest);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(complaints.filter((complaint) => !/WebGL|GL Driver/.test(complaint))).toEqual([]);
  },
);

test('a coin on its way is back in its place, and the bar whole, as soon as motion is paused', async () => {
  const { page } = await openMoving(1440);
  await scroll(page, 0.4);
  await untilEdge(page, 1);
  await press(page, '.motion-switch');
  await page.waitForSelector(`${coin}:not([data-edge])`);
  expect(await page.$eval(coin, (box) => box.getAttribute('style'))).toBeFalsy();
  expect(await page.$('.coin-slot, .presale__bar[data-waiting]')).toBeNull();
});

test('where motion is unwanted the coin stays in its place', async () => {
  const { page } = await site.open('/', { width: 1440, motion: 'reduce' });
  const offset = () => page.$eval(coin, (box) => box.getBoundingClientRect().top + scrollY);
  const before = await offset();
  await scroll(page, 0.5);
  await page.waitForNetworkIdle({ idleTime: 300 });
  expect(await offset()).toBe(before);
  expect(await page.$('.coin-slot')).toBeNull();
});

test('a coin under the pointer is held, and flicked on when it is let go', async () => {
  const { page } = await openMoving(1440);
  const { left, top, width, height } = await page.$eval(coin, (box) =>
    box.getBoundingClientRect().toJSON(),
  );
  await page.$eval(coin, (box) => {
    for (const name of ['gotpointercapture', 'lostpointercapture']) {
      box.addEventListener(name, () => box.append(name, ' '));
    }
  });
  await page.mouse.move(left + width / 2, top + height / 2);
  await page.mouse.down();
  await page.mouse.move(left + width * 0.8, top + height / 2, { steps: 4 });
  await page.mouse.up();
  await waitForText(page, coin, 'gotpointercapture lostpointercapture ');
});
