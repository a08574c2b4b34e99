import { PATIENCE_MS } from '#scripts/browser/launch-browser.ts';
import { connectBrowser } from '../browser';
import { findShared } from '../shared-site';
import type { EngineProgram } from './engine';
import { puppeteerEngine } from './puppeteer-engine';

/** The browser that runs for all tests; without it none of them runs. */
export const chromium: EngineProgram = {
  name: 'Chromium',
  missing: undefined,
  async start(origin) {
    const browser = await connectBrowser(findShared().browserEndpoint);
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return puppeteerEngine(page, origin, async () => {
      await context.close();
      await browser.disconnect();
    });
  },
};
