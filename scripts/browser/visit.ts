import type { HTTPResponse, Page } from 'puppeteer';

/** Loads a URL, waits for hydration, and lays out skipped sections, which would later move what a test presses. */
export async function visit(page: Page, url: string): Promise<HTTPResponse> {
  const served = await visitAsSeen(page, url);
  await drawWhole(page);
  return served;
}

/** Also lays out skipped sections. */
export async function drawWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });
}

/** The same without laying out skipped sections, as visitors see it. */
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
