import type { Browser, ConsoleMessage, Page } from 'puppeteer';
import { PATIENCE_MS } from '#scripts/browser/launch-browser.ts';

export interface OpenPageOptions {
  width?: number;
  /** Low by default, to draw less. */
  height?: number;
  hasScripts?: boolean;
  /** The system's preference. */
  motion?: 'reduce' | 'no-preference';
}

export interface Opened {
  page: Page;
  complaints: string[];
  asked: string[];
}

/** A page in a profile of its own, as on a first visit: in the foreground, with nothing stored. */
export async function openPage(
  browser: Browser,
  { width = 1280, height = 600, hasScripts = true, motion }: OpenPageOptions = {},
): Promise<Opened> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    // An aborted video load is not an error.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${reason}`);
  });
  await page.setViewport({ width, height });
  await page.setJavaScriptEnabled(hasScripts);
  const name = 'prefers-reduced-motion';
  if (motion) await page.emulateMediaFeatures([{ name, value: motion }]);
  return { page, complaints, asked };
}

/** Errors and warnings, but not that a busy machine has not shown what loaded within three seconds. */
function isComplaint(message: ConsoleMessage): boolean {
  const isLate = message.text().includes('preloaded using link preload but not used');
  return ['error', 'warn'].includes(message.type()) && !isLate;
}

/** On home, the field for a check replaces a link when the browser is idle. */
export async function waitForCheckField(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('.book-checks') || document.querySelector('.check-field'),
  );
}

/** Waits for the script that every page loads last, when the browser is idle. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/loupes-')),
  );
}

/** Clicks an element wherever it is, as a key on it would. */
export function press(page: Page, selector: string): Promise<void> {
  return page.$eval(selector, (element) => (element as HTMLElement).click());
}

/** Runs in a page before its own scripts: animations are paused at their start. */
export function holdAnimations(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { animation-play-state: paused !important }');
  document.adoptedStyleSheets = [sheet];
}

export async function pauseMotion(page: Page): Promise<void> {
  await press(page, '.motion-switch');
  await page.waitForSelector('[data-motion="paused"]');
}

/** Waits until a condition holds for the elements at a selector, passed as by `$$eval`. */
export async function until<Values extends unknown[]>(
  page: Page,
  selector: string,
  isSo: (elements: HTMLElement[], ...values: Values) => unknown,
  ...values: Values
): Promise<void> {
  const [at, rest] = [selector, values].map((value) => JSON.stringify(value));
  await page.waitForFunction(`(${isSo})([...document.querySelectorAll(${at})], ...${rest})`);
}

export function waitForText(page: Page, selector: string, words: string): Promise<void> {
  return until(page, selector, (all, wanted) => all.some((it) => it.textContent === wanted), words);
}

/** Waits until the router shows the page at a path, including its head. */
export function waitForPath(page: Page, path: string): Promise<void> {
  const isThere = ([link]: HTMLElement[], wanted: string) =>
    window.location.pathname === wanted && link?.getAttribute('href')?.endsWith(wanted);
  return until(page, 'link[rel=canonical]', isThere, path);
}

/** Emulates the visitor's system preferences; puppeteer's own function lacks forced colours. */
export async function emulateMedia(page: Page, features: Record<string, string>): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

/** Uses a browser style sheet, because the site's policy blocks inline styles. */
export function setStyles(page: Page, styles: string): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}
