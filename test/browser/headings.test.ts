import { pages } from '#shared/pages.ts';
import { openPage } from '#test/helpers/browser.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

test('each h1 is clearly larger than every h2, and the h2s of a desktop have three sizes', async () => {
  const { page } = await openPage(site.browser, { motion: 'reduce' });
  const tooSmall: string[] = [];
  const sizes = new Set<number>();
  for (const { path } of pages) {
    await page.goto(site.server.origin + path);
    for (const width of [390, 768, 1440]) {
      await page.setViewport({ width, height: 900 });
      const [h1 = 0, ...h2s] = await page.$$eval(
        'main :is(h1, h2:not(.visually-hidden))',
        (heads) =>
          heads
            .sort((one, other) => one.tagName.localeCompare(other.tagName))
            .map((head) => Number.parseFloat(getComputedStyle(head).fontSize)),
      );
      const largest = Math.max(...h2s);
      if (h1 < 1.15 * largest) tooSmall.push(`${path} at ${width} px: ${h1}, ${largest}`);
      if (width === 1440) for (const size of h2s) sizes.add(Math.round(size));
    }
  }
  expect(tooSmall).toEqual([]);
  expect([...sizes]).toHaveLength(3);
});
