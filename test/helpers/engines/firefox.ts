import { launch } from 'puppeteer';
import { PATIENCE_MS } from '#scripts/browser/launch-browser.ts';
import { findProgram } from '#scripts/process/find-program.ts';
import type { EngineProgram } from './engine';
import { puppeteerEngine } from './puppeteer-engine';

const executablePath = findProgram(['firefox-esr', 'firefox']);

export const firefox: EngineProgram = {
  name: 'Firefox',
  missing: executablePath ? undefined : 'install it (Debian: apt-get install firefox-esr)',
  async start(origin) {
    const browser = await launch({
      browser: 'firefox',
      // Each frame is drawn in software, and none of the tests counts them.
      extraPrefsFirefox: { 'layout.frame_rate': 20 },
      ...(executablePath && { executablePath }),
      timeout: PATIENCE_MS,
      protocolTimeout: PATIENCE_MS,
    });
    return puppeteerEngine(browser, origin);
  },
};
