import type { Page } from 'puppeteer';

/** Sets what the visitor has asked the system for; puppeteer's own function knows no forced colours. */
export async function emulateMedia(page: Page, features: Record<string, string>): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

/** Scrolls through the page and back, so that whatever waits to be seen is there. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
  });
}

/** The site's policy allows no inline styles, but the browser's own it cannot forbid. */
export function setStyles(page: Page, styles: string): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}
