import type { Page } from 'puppeteer';
import { findBrowser } from '#scripts/browser/find-browser.ts';
import { launchBrowser } from '#scripts/browser/launch-browser.ts';

/** Software rendering, so that drawings do not depend on the graphics card. */
export const softwareGraphics = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Opens a page to draw with, and closes its browser afterwards. */
export async function withPage<Result>(
  use: (page: Page) => Promise<Result>,
  graphics: readonly string[] = ['--disable-gpu'],
): Promise<Result> {
  // No timeout: a busy machine draws for minutes.
  const browser = await launchBrowser(findBrowser(), graphics, 0);
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}
