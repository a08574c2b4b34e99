import { visit } from '#scripts/browser/visit.ts';
import { pages } from '#shared/pages.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const site = openSite();

describe.each([390, 1440])('at %i px', (width) => {
  const asked: string[] = [];
  const shared = sharePage(site, { width, height: 800 }, async (page) =>
    page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  );

  test.each(pages)(
    'the largest image of $path above the fold is requested before all others, and scripts after it',
    async ({ path }) => {
      const { page } = shared;
      await page.goto('about:blank');
      asked.length = 0;
      await visit(page, site.server.origin + path);
      const largest = await page.evaluate(
        () =>
          new Promise<{ isPicture: boolean; loading?: string; priority?: string; src: string }>(
            (resolve) => {
              new PerformanceObserver((list) => {
                const { element } = list.getEntries().at(-1) as unknown as { element: Element };
                if (!(element instanceof HTMLImageElement)) resolve({ isPicture: false, src: '' });
                else {
                  const { loading, fetchPriority, currentSrc } = element;
                  const src = new URL(currentSrc).pathname;
                  resolve({ isPicture: true, loading, priority: fetchPriority, src });
                }
              }).observe({ type: 'largest-contentful-paint', buffered: true });
            },
          ),
      );
      const modules = await page.$eval('script[data-modules]', (script) =>
        (script as HTMLElement).dataset.modules?.split(/#\S+ ?/),
      );
      const firstModule = asked.findIndex((url) => modules?.includes(url));
      expect(firstModule).toBeGreaterThan(asked.findIndex((url) => url.endsWith('.css')));
      if (!largest.isPicture) return;
      expect(largest).toEqual({ ...largest, priority: 'high' });
      expect(largest.loading).not.toBe('lazy');
      expect(firstModule).toBeGreaterThan(asked.indexOf(largest.src));
    },
  );
});
