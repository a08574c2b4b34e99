import type { Browser } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { setDate } from './set-date';

/** A section of a page, or what stands before the first: px from the top of the picture. */
export interface Part {
  name: string;
  top: number;
  height: number;
}

export interface Picture {
  png: Uint8Array;
  parts: readonly Part[];
}

/** A whole page at rest: nothing moves, nothing is still to come. */
export async function takePicture(browser: Browser, url: string, width: number): Promise<Picture> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.evaluateOnNewDocument(setDate);
    await visit(page, url);
    await page.evaluate(loadEverything);
    const parts = await page.evaluate(cutIntoParts);
    const png = await page.screenshot({ fullPage: true, captureBeyondViewport: true });
    return { png, parts };
  } finally {
    await page.close();
  }
}

async function loadEverything(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * Cuts the page at the top of each section and of the footer, and moves each to the same place in a
 * tile of the browser's drawing, 254 px high: at a tile's edge a line is drawn a little differently,
 * and a section that has only moved down would look changed.
 */
function cutIntoParts(): Part[] {
  const parts = [{ name: 'top', top: 0, height: 0 }];
  const cuts = Array.from(document.querySelectorAll<HTMLElement>('main section, footer')).filter(
    (element) => !element.parentElement?.closest('section'),
  );
  for (const [index, element] of cuts.entries()) {
    const { top } = element.getBoundingClientRect();
    const above = parts[index] as Part;
    above.height = Math.ceil(top) - above.top;
    const moved = Math.ceil(top / 254) * 254;
    const margin = Number.parseFloat(getComputedStyle(element).marginTop);
    element.style.marginTop = `${margin + moved - top}px`;
    const name = element.localName === 'footer' ? 'footer' : element.id || `section ${index + 1}`;
    parts.push({ name, top: moved, height: 0 });
  }
  const last = parts.at(-1) as Part;
  last.height = document.documentElement.scrollHeight - last.top;
  return parts.filter(({ height }) => height > 0);
}
