import { launchBrowser, visit } from '../../test/helpers/browser';
import { findBrowser } from '../browser/find-browser';
import { setDate } from '../visual/set-date';

/** The first screen of the home page at rest, as WebP. */
export async function takeHomePicture(origin: string): Promise<Uint8Array> {
  const executable = await findBrowser();
  if (!executable) throw new Error('No Chrome: install one, or set PUPPETEER_EXECUTABLE_PATH.');
  const browser = await launchBrowser(executable);
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.evaluateOnNewDocument(setDate);
    await visit(page, origin);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.screenshot({ type: 'webp', quality: 76 });
  } finally {
    await browser.close();
  }
}
