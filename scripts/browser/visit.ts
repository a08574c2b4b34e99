import type { Page } from 'puppeteer';

/**
 * Loads an address, waits until React has taken the page over, and draws all of it: sections that are
 * drawn as they come near would move what a test is about to press.
 */
export async function visit(page: Page, url: string): Promise<void> {
  await visitAsSeen(page, url);
  await drawWhole(page);
}

/** Draws what is far from the view, too. */
export async function drawWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });
}

/** The same, with sections that are far from the view still skipped, as a visitor has it. */
export async function visitAsSeen(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  // The home page's content follows when the auth state is known. React notes what it has taken over.
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
