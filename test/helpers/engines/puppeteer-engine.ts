import type { Browser } from 'puppeteer';
import { PATIENCE_MS } from '#scripts/browser/launch-browser.ts';
import type { Engine } from './engine';
import { listen } from './listener';

/** A page driven by puppeteer, with the errors of its console and of the recording script. */
export async function puppeteerEngine(browser: Browser, origin: string): Promise<Engine> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.evaluateOnNewDocument(listen);
  return {
    async open(path) {
      // Firefox reports the modules that were still being loaded by the page that is left.
      await page.goto('about:blank');
      complaints.length = 0;
      await page.goto(origin + path, { waitUntil: 'load' });
    },
    evaluate: (run, ...values) => page.evaluate(run as never, ...(values as unknown as never[])),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    complaints: async () => [
      ...new Set([...complaints, ...(await page.evaluate(() => window.complaints))]),
    ],
    end: () => browser.close(),
  };
}
