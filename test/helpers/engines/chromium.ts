import { launchBrowser, PATIENCE_MS } from '#scripts/browser/launch-browser.ts';
import type { EngineProgram } from './engine';
import { puppeteerEngine } from './puppeteer-engine';

/** The whole browser, as visitors have it; without it none of the tests runs. */
export const chromium: EngineProgram = {
  name: 'Chromium',
  missing: undefined,
  async start(origin) {
    const browser = await launchBrowser();
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return puppeteerEngine(page, origin, () => browser.close());
  },
};
