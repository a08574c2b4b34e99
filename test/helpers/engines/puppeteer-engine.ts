import { type Browser, launch } from 'puppeteer';
import { launchBrowser, PATIENCE_MS } from '#scripts/browser/launch-browser.ts';
import { findProgram } from '#scripts/process/find-program.ts';
import { isComplaint } from '../browser';
import { listen } from './listen';

export interface EngineProgram {
  name: string;
  /** What is missing, and how to install it. */
  missing: string | undefined;
  /** Starts it for a site at this origin. */
  start(origin: string): Promise<Engine>;
}

/** What the tests of all engines need. */
export type Engine = Awaited<ReturnType<typeof puppeteerEngine>>;

/** A page driven by puppeteer, with the errors of its console and of the recording script. */
async function puppeteerEngine(browser: Browser, origin: string) {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.evaluateOnNewDocument(listen);
  return {
    /** Loads an address of the site and waits until it has loaded. */
    async open(path: string) {
      // Firefox reports the modules that were still being loaded by the page that is left.
      await page.goto('about:blank');
      complaints.length = 0;
      await page.goto(origin + path, { waitUntil: 'load' });
    },
    evaluate: <Result, Values extends unknown[]>(
      run: (...values: Values) => Result,
      ...values: Values
    ): Promise<Awaited<Result>> => page.evaluate(run as never, ...(values as unknown as never[])),
    click: (selector: string) => page.click(selector),
    type: (selector: string, text: string) => page.type(selector, text),
    resize: (width: number, height: number) => page.setViewport({ width, height }),
    /** Errors and warnings of the page since it was opened. */
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
