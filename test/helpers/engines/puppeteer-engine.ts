import { type Browser, launch } from 'puppeteer';
import { launchBrowser, PATIENCE_MS } from '#scripts/browser/launch-browser.ts';
import { findProgram } from '#scripts/process/find-program.ts';
import { type Engine, type EngineProgram, listen } from './engine';

/** A page driven by puppeteer, with the errors of its console and of the recording script. */
async function puppeteerEngine(browser: Browser, origin: string): Promise<Engine> {
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

/** The whole browser, as visitors have it; without it none of the tests runs. */
export const chromium: EngineProgram = {
  name: 'Chromium',
  missing: undefined,
  start: async (origin) => puppeteerEngine(await launchBrowser(), origin),
};

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
