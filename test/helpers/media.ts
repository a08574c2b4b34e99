import type { Page } from 'puppeteer';

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
