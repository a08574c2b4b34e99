import { type Browser, launch, type Page } from 'puppeteer';

/** Keeps the browser from calling home, and lets it run as root in a container. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without a program, the one that the environment names or that puppeteer has downloaded. */
export function launchBrowser(executablePath?: string): Promise<Browser> {
  return launch({ args: flags, ...(executablePath && { executablePath }) });
}

export interface OpenPageOptions {
  width?: number;
  height?: number;
  hasScripts?: boolean;
}

/** A page of its own context, and everything that its console and network complain about. */
export async function openPage(
  browser: Browser,
  { width = 1280, height = 900, hasScripts = true }: OpenPageOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
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

/** Loads an address and waits until React has taken the page over. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  // The home page's content follows when the auth state is known. React notes what it has taken over.
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
