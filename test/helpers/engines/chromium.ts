import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import type { EngineProgram } from './engine';
import { puppeteerEngine } from './puppeteer-engine';

/** The whole browser, as visitors have it; without it none of the tests runs. */
export const chromium: EngineProgram = {
  name: 'Chromium',
  missing: undefined,
  start: async (origin) => puppeteerEngine(await launchBrowser(), origin),
};
