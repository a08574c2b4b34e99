import type { Page } from 'puppeteer';
import { markChanges } from './mark-changes';
import type { Comparison, PartPair } from './shot';
import type { Part, Picture } from './take-picture';

/**
 * Compares part by part, so that a section that has grown does not make all below it look changed.
 * @param page any that may fetch data URLs; its canvas decodes the pictures.
 */
export async function comparePictures(
  page: Page,
  before: Picture,
  after: Picture,
): Promise<Comparison> {
  const pairs = pairParts(before.parts, after.parts);
  const urls = [before, after].map(({ png }) => toUrl(png));
  const { width, counts, url } = await page.evaluate(markChanges, urls, pairs);
  const area = width * pairs.reduce((sum, { height }) => sum + height, 0);
  return {
    share: counts.reduce((sum, count) => sum + count, 0) / area,
    parts: pairs.map((pair, index) => ({ ...pair, changedPixels: counts[index] ?? 0 })),
    changes: Buffer.from(url.slice(url.indexOf(',')), 'base64'),
  };
}

/** Parts of the same name, below one another; those that are gone come last. */
function pairParts(before: readonly Part[], after: readonly Part[]): PartPair[] {
  const names = new Set([...after, ...before].map(({ name }) => name));
  let bottom = 0;
  return Array.from(names, (name) => {
    const [was, is] = [before, after].map((parts) => parts.find((part) => part.name === name));
    const top = bottom;
    const height = Math.max(was?.height ?? 0, is?.height ?? 0);
    bottom += height;
    return { name, top, height, before: was, after: is };
  });
}

function toUrl(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}
