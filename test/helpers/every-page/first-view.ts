import type { Page } from 'puppeteer';

/** Expects a page’s largest image above the fold to be requested before all others, and scripts after it. */
export async function expectPictureFirst(page: Page, urls: readonly string[]): Promise<void> {
  const asked = urls.map((url) => new URL(url).pathname);
  const largest = await page.evaluate(
    () =>
      new Promise<{ src: string; isEarly: boolean }>((resolve) => {
        new PerformanceObserver((list) => {
          const { element, url } = list.getEntries().at(-1) as unknown as {
            element: Element;
            url: string;
          };
          const src = url && new URL(url).pathname;
          const isEarly =
            element instanceof HTMLImageElement
              ? element.loading !== 'lazy' && element.fetchPriority === 'high'
              : document.querySelector(`link[rel="preload"][href="${src}"]`) !== null;
          resolve({ src, isEarly });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  const modules = await page.$eval('script[data-modules]', (script) =>
    (script as HTMLElement).dataset.modules?.split(/#\S+ ?/),
  );
  const firstModule = asked.findIndex((url) => modules?.includes(url));
  expect(firstModule).toBeGreaterThan(asked.findIndex((url) => url.endsWith('.css')));
  if (!largest.src) return;
  expect(largest).toEqual({ ...largest, isEarly: true });
  expect(firstModule).toBeGreaterThan(asked.indexOf(largest.src));
}
