import { type Browser, type BrowserContext, connect, type Page } from 'puppeteer';
import { PATIENCE_MS } from '#scripts/browser/launch-browser.ts';

/** What closes each page that is open, in the order in which they were opened. */
const closers: (() => Promise<void>)[] = [];

/** The profile that the tests of a file share, with a page that stays open. */
let profile: { context: BrowserContext; keeper: Page } | undefined;

/** A browser that runs for several files of tests: leave it with `disconnect()`. */
export function connectBrowser(browserWSEndpoint: string): Promise<Browser> {
  return connect({ browserWSEndpoint, protocolTimeout: PATIENCE_MS });
}

/**
 * Begins a profile for the pages that are opened next. A page that stays open, at an address of the
 * site, keeps its process and its cache.
 */
export async function openProfile(browser: Browser, url: string): Promise<void> {
  const context = await browser.createBrowserContext();
  const keeper = await context.newPage();
  keeper.setDefaultTimeout(PATIENCE_MS);
  await keeper.goto(url);
  profile = { context, keeper };
}

export interface OpenPageOptions {
  width?: number;
  height?: number;
  hasScripts?: boolean;
  /** In a profile of its own, as on a first visit: nothing is in the cache. */
  isFirstVisit?: boolean;
}

/** A page that is in front, and everything that its console and network complain about. */
export async function openPage(
  browser: Browser,
  { width = 1280, height = 900, hasScripts = true, isFirstVisit = !profile }: OpenPageOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = isFirstVisit || !profile ? await browser.createBrowserContext() : profile.context;
  // A window of its own costs as much again as the page, but a page behind another one stands still.
  const page = await context.newPage({ type: closers.length === 0 ? 'tab' : 'window' });
  closers.push(() => (context === profile?.context ? leave(page) : context.close()));
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    // A video that is told to stop loading is no fault.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${reason}`);
  });
  await page.setViewport({ width, height });
  await page.setJavaScriptEnabled(hasScripts);
  return { page, complaints };
}

export function countPages(): number {
  return closers.length;
}

/** Closes all pages but the first ones; one that nobody looks at still moves and takes time. */
export async function closePages(kept = 0): Promise<void> {
  await Promise.all(closers.splice(kept).map((close) => close()));
}

export async function closeProfile(): Promise<void> {
  await profile?.context.close();
  profile = undefined;
}

async function leave(page: Page): Promise<void> {
  const url = page.url();
  if (!page.isClosed()) await page.close();
  await forget(url);
}

/** Forgets what pages of this address's origin have stored. */
export async function forget(url: string): Promise<void> {
  if (!url.startsWith('http')) return;
  const session = await profile?.keeper.createCDPSession();
  const { origin } = new URL(url);
  await session?.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session?.detach();
}

/** Waits until the router shows the page at a path, head and all. */
export async function waitForPath(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      window.location.pathname === wanted &&
      document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(wanted),
    {},
    path,
  );
}
