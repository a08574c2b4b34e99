import type { Page } from 'puppeteer';

/** Expects a page’s largest image above the fold to be requested before all others, and scripts after it. */
export async function expectPictureFirst(page: Page, urls: readonly string[]): Promise<void> {
  const asked = urls.map((url) => new URL(url).pathname);
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
}
