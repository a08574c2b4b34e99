import { launch } from 'puppeteer';
import { findProgram } from '#scripts/browser/find-program.ts';
import { PATIENCE_MS } from '#scripts/browser/launch-browser.ts';
import { recordComplaints } from './record-complaints';

export type EngineProgram = typeof firefox;

export type Engine = Awaited<ReturnType<typeof start>>;

const executablePath = findProgram(['firefox-esr', 'firefox']);

export const firefox = {
  name: 'Firefox',
  missing: executablePath ? undefined : 'install it (Debian: apt-get install firefox-esr)',
  start,
};

async function start(origin: string) {
  const browser = await launch({
    browser: 'firefox',
    // Each frame is drawn in software, and none of the tests counts them.
    extraPrefsFirefox: { 'layout.frame_rate': 20 },
    ...(executablePath && { executablePath }),
    timeout: PATIENCE_MS,
    protocolTimeout: PATIENCE_MS,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.evaluateOnNewDocument(recordComplaints);
  // What no script writes, such as a style sheet or a policy that the engine does not understand.
  let reported: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) reported.push(message.text());
  });
  page.on('pageerror', (error) => reported.push(String(error)));
  return {
    open: async (path: string): Promise<unknown> => {
      reported = [];
      return page.goto(origin + path);
    },
    evaluate: <Result, Values extends unknown[]>(
      run: (...values: Values) => Result,
      ...values: Values
    ): Promise<Awaited<Result>> => page.evaluate(run as never, ...(values as unknown as never[])),
    click: (selector: string) => page.click(selector),
    type: (selector: string, text: string) => page.type(selector, text),
    /** What is painted of an element, in base64. */
    paint: (selector: string) =>
      page
        .locator(selector)
        .waitHandle()
        .then((element) => element.screenshot({ encoding: 'base64' })),
    resize: (width: number, height: number) => page.setViewport({ width, height }),
    /** Errors and warnings of the page since it was opened. */
    complaints: async () => [...(await page.evaluate(() => window.complaints)), ...reported],
    end: () => browser.close(),
  };
}
