import { load } from 'cheerio';
import { visit } from '#scripts/browser/visit.ts';
import { getPage, hrefOf } from '#shared/pages.ts';
import { openPage } from '#test/helpers/browser.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const site = openSite();

describe('at an address of its own', () => {
  const shared = sharePage(site);

  test.each(['/x', '/blog', '/%', '//host/'])(
    '%s hydrates as the error page that was served',
    async (path) => {
      const { page, complaints } = shared;
      await visit(page, site.server.origin + path);
      const status = path === '/%' ? 400 : 404;
      expect(await page.$eval('h1', (heading) => heading.textContent)).toContain(String(status));
      // The browser logs the status of the document itself.
      const others = complaints.filter((complaint) => !complaint.includes(`status of ${status}`));
      expect(others).toEqual([]);
    },
  );
});

test('the date is the server’s, in every time zone', async () => {
  const { page, complaints } = await openPage(site.browser);
  await page.emulateTimezone('Pacific/Kiritimati');
  await visit(page, `${site.server.origin}/privacy`);
  const served = await (await fetch(`${site.server.origin}/privacy`)).text();
  const shown = await page.$eval('main time', (time) => [time.dateTime, time.textContent]);
  const time = load(served)('main time');
  expect(shown).toEqual([time.attr('datetime'), time.text()]);
  expect(complaints).toEqual([]);
});

test('metadata of the served document survives hydration, and does not change with navigation', async () => {
  const { page, complaints } = await site.open('/lab');
  const count = (selector: string) => page.$$eval(selector, (elements) => elements.length);
  expect(await count('head > meta[property="og:image"]')).toBe(1);
  expect(await count('script[type="application/ld+json"]')).toBe(1);
  await page.click('a[href="/build"]');
  await page.waitForFunction((title) => document.title === title, {}, getPage('build').title);
  for (const followed of ['title', 'meta[name="description"]', 'link[rel="canonical"]']) {
    expect(await count(`head > ${followed}`)).toBe(1);
  }
  expect(await page.$eval('link[rel="canonical"]', (link) => new URL(link.href).pathname)).toBe(
    hrefOf('build'),
  );
  expect(complaints).toEqual([]);
});

test('sections below are laid out while nobody scrolls, because each costs a slow phone some frames', async () => {
  // In a process of its own, because the boxes of a process are counted.
  const { page } = await openPage(site.browser, { width: 390, height: 844, isFirstVisit: true });
  await page.goto(`${site.server.origin}/`);
  await page.waitForSelector('[data-hydrated]');
  const cdp = await page.createCDPSession();
  await cdp.send('Performance.enable');
  const countBoxes = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutObjects')?.value ?? 0;
  };
  const served = await countBoxes();
  let ahead = served;
  while (ahead < 1.3 * served) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    ahead = await countBoxes();
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
