import type { Browser } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { setDate } from './serve-build';

/** PNGs by part of a page: each section, the footer, and everything before the first section. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

/** Screenshots of a page at rest, with nothing moving or loading. */
export async function takePictures(browser: Browser, url: string, width: number) {
  const page = await browser.newPage();
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument(setDate);
  await visit(page, url);
  const parts = await page.evaluate(settleAndCut);
  const pictures = new Map<string, Uint8Array>();
  for (const { name, y, height } of parts) {
    const clip = { x: 0, y, width, height };
    pictures.set(name, await page.screenshot({ clip, captureBeyondViewport: true }));
  }
  await page.close();
  return pictures;
}

/**
 * Aligns each part with the browser's raster tiles, 254 px high. At the edge of a tile lines are drawn a
 * little differently, so a part that has only moved down would look changed.
 */
async function settleAndCut(): Promise<{ name: string; y: number; height: number }[]> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  await document.fonts.ready;
  const parts = [{ name: 'top', y: 0, height: 0 }];
  for (const element of document.querySelectorAll<HTMLElement>('main section, body footer')) {
    if (element.parentElement?.closest('section')) continue;
    const { top } = element.getBoundingClientRect();
    const y = Math.ceil(top / 254) * 254;
    const margin = Number.parseFloat(getComputedStyle(element).marginTop);
    element.style.marginTop = `${margin + y - top}px`;
    const above = parts[parts.length - 1];
    if (above) above.height = Math.ceil(top) - above.y;
    parts.push({ name: element.id || `${element.localName} ${parts.length}`, y, height: 0 });
  }
  const last = parts[parts.length - 1];
  if (last) last.height = document.documentElement.scrollHeight - last.y;
  return parts.filter(({ height }) => height > 0);
}
