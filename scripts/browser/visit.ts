import type { HTTPResponse, Page } from 'puppeteer';

/**
 * Loads a URL, waits for hydration, and lays out the whole page: sections that are laid out late would
 * move what a test is about to press.
 */
export async function visit(page: Page, url: string): Promise<HTTPResponse> {
  const served = await visitAsSeen(page, url);
  await drawWhole(page);
  return served;
}

/** Also lays out what is far from the viewport. */
export async function drawWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });
}

/** The same, with skipped sections, as a visitor sees it. */
export async function visitAsSeen(page: Page, url: string): Promise<HTTPResponse> {
  const served = (await page.goto(url, { waitUntil: 'load' })) as HTTPResponse;
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await waitForContent(page);
  return served;
}

/** The home page's content hydrates when the auth state is known. React marks hydrated elements. */
export async function waitForContent(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
