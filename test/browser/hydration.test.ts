import { load } from 'cheerio';
import { hrefOf } from '#shared/pages.ts';
import { openWithout } from '#test/helpers/held-file.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

test.each(['/x', '/blog', '/%', '//host/'])('%s hydrates as it was served', async (path) => {
  const { page, complaints } = await site.open(path);
  const status = path === '/%' ? 400 : 404;
  expect(await page.$eval('h1', (heading) => heading.textContent)).toContain(String(status));
  // The browser logs the status of the document itself.
  const others = complaints.filter((complaint) => !complaint.includes(`status of ${status}`));
  expect(others).toEqual([]);
});

test('the date is the server’s, in every time zone', async () => {
  const { page, complaints, served } = await site.open(hrefOf('privacy'), {
    prepare: (opened) => opened.emulateTimezone('Pacific/Kiritimati'),
  });
  const shown = await page.$eval('main time', (time) => [time.dateTime, time.textContent]);
  const time = load(await served.text())('main time');
  expect(shown).toEqual([time.attr('datetime'), time.text()]);
  expect(complaints).toEqual([]);
});

test('sections below are laid out before anybody scrolls, because each costs a slow phone some frames', async () => {
  // In a process of its own, because the boxes of a process are counted.
  const options = { width: 390, height: 844, isFirstVisit: true };
  const { page, request } = await openWithout(site, 'once-idle', site.server.origin, options);
  const cdp = await page.createCDPSession();
  await cdp.send('Performance.enable');
  const countBoxes = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutObjects')?.value ?? 0;
  };
  const served = await countBoxes();
  await request.continue();
  let ahead = served;
  while (ahead < 1.3 * served) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    ahead = await countBoxes();
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
