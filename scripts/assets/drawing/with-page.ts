import puppeteer, { type Page } from 'puppeteer';
import { findBrowser } from '#scripts/browser/find-browser.ts';
import { browserFlags } from '#scripts/browser/launch-browser.ts';

/** In software, so that what is drawn does not depend on the graphics card. */
export const softwareGraphics = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Opens a page to draw with, and closes its browser afterwards. */
export async function withPage<Result>(
  use: (page: Page) => Promise<Result>,
  graphics: readonly string[] = ['--disable-gpu'],
): Promise<Result> {
  const executablePath = await findBrowser();
  const browser = await puppeteer.launch({
    ...(executablePath && { executablePath }),
    args: [...browserFlags, ...graphics],
    // A busy machine draws for minutes.
    protocolTimeout: 0,
  });
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}
