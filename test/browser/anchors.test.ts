import type { Page } from 'puppeteer';
import { visitAsSeen } from '#scripts/browser/visit.ts';
import { anchors, hrefOf, pages } from '#shared/pages.ts';
import { openPage } from '#test/helpers/browser.ts';
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

const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });

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

test('an anchor is in place at once, also on a slow phone', async () => {
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
    const [path, anchor = ''] = href.split('#');
    const link = `footer a[href="${href}"]`;
    await page.$eval(link, (element) => element.scrollIntoView({ behavior: 'instant' }));
    await nextFrames(page);
    const before = await page.$eval(link, (element) => element.getBoundingClientRect().top);
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.$eval(link, (element) => (element as HTMLElement).click());
    await page.waitForFunction(
      (wanted, id) =>
        window.location.pathname === wanted && document.activeElement?.closest(`[id="${id}"]`),
      {},
      path,
      anchor,
    );
    await page.waitForFunction((y) => window.scrollY !== y, {}, scrolled);
    await nextFrames(page);
    const distance = await distanceFrom(page, anchor);
    if (distance > 2) missed.push(`${href}: ${distance}`);
    await page.goBack();
    await page.waitForFunction(() => window.location.pathname === '/terms');
    await page.waitForSelector('.legal-page');
    await nextFrames(page);
    const after = await page.$eval(link, (element) => element.getBoundingClientRect().top);
    if (Math.abs(after - before) > 2) missed.push(`back from ${href}: ${after - before}`);
  }
  expect(missed).toEqual([]);
});
