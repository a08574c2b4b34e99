import type { Page } from 'puppeteer';
import { visitAsSeen } from '#scripts/browser/visit.ts';
import { anchors, hrefOf, pages } from '#shared/pages.ts';
import { openPage, press, waitForPath } from '#test/helpers/browser.ts';
import { boxOf, passFrames, show } from '#test/helpers/scrolling.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const site = openSite();

/** Distance of an anchor's target from its place, in CSS pixels; 0 if the page ends too early. */
const distanceFrom = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const target = document.getElementById(wanted) as HTMLElement;
    const { scrollHeight } = document.documentElement;
    const margins = [
      getComputedStyle(target).scrollMarginTop,
      getComputedStyle(document.documentElement).scrollPaddingTop,
    ];
    const place = margins.reduce((sum, margin) => sum + Number.parseFloat(margin), 0);
    const top = target.getBoundingClientRect().top + window.scrollY - place;
    const reachable = Math.max(0, Math.min(top, scrollHeight - window.innerHeight));
    return Math.abs(window.scrollY - reachable);
  }, id);

async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await passFrames(page, 5);
}

describe('anchors', () => {
  const shared = sharePage(site, { width: 390, height: 800 });

  test.each(pages)('every anchor of $path is reached exactly', async ({ id }) => {
    const { page } = shared;
    const missed: string[] = [];
    for (const anchor of anchors[id]) {
      const href = hrefOf(id, anchor as never);
      // Otherwise the browser would only scroll to the next anchor of a page.
      await visitAsSeen(page, site.server.origin + href.replace('#', `?${anchor}#`));
      await nextFrames(page);
      const distance = await distanceFrom(page, anchor);
      if (distance > 2) missed.push(`${href}: ${distance}`);
    }
    expect(missed).toEqual([]);
  });
});

test('an anchor’s target is in place at once, even on a slow phone', async () => {
  const { page } = await openPage(site.browser, { width: 390, height: 800 });
  await page.emulateCPUThrottling(6);
  const [anchor] = anchors.home;
  await visitAsSeen(page, site.server.origin + hrefOf('home', anchor));
  expect(await distanceFrom(page, anchor)).toBeLessThan(2);
});

test('a link from another page reaches its section exactly and focuses it, and Back restores the position', async () => {
  const { page } = await openPage(site.browser, { width: 390, height: 800 });
  const missed: string[] = [];
  await visitAsSeen(page, `${site.server.origin}/terms`);
  const hrefs = await page.$$eval('footer a[href*="#"]', (links) => [
    ...new Set(links.map((link) => link.getAttribute('href') as string)),
  ]);
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of hrefs) {
    const [path = '', anchor = ''] = href.split('#');
    const link = `footer a[href="${href}"]`;
    await show(page, link);
    await nextFrames(page);
    const { top: before } = await boxOf(page, link);
    const scrolled = await page.evaluate(() => window.scrollY);
    await press(page, link);
    await waitForPath(page, path);
    await page.waitForSelector(`[id="${anchor}"]:focus-within`);
    await page.waitForFunction((y) => window.scrollY !== y, {}, scrolled);
    await nextFrames(page);
    const distance = await distanceFrom(page, anchor);
    if (distance > 2) missed.push(`${href}: ${distance}`);
    await page.goBack();
    await waitForPath(page, '/terms');
    await page.waitForSelector('.legal-page');
    await nextFrames(page);
    const { top: after } = await boxOf(page, link);
    if (Math.abs(after - before) > 2) missed.push(`back from ${href}: ${after - before}`);
  }
  expect(missed).toEqual([]);
});
