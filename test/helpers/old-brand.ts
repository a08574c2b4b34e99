import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '#shared/site.ts';

const { product, slug, chain, presaleChain, symbol, stablecoin, defaultOrigin } = site;
// A chain may be called by a word, as Polygon is.
const presale = presaleChain.includes(' ') ? [presaleChain] : [];
const names = [product, slug, chain, symbol, stablecoin.symbol, ...presale];
const words = [...names, new URL(defaultOrigin).host]
  // Shorter ones are part of other words, and come up by chance in files of pictures.
  .filter((word) => word.length > 4)
  .map((word) => word.replace(/[^\w ]/g, '.'));

/** What the brand of the project is called, anywhere in a text. */
export const oldBrand = new RegExp(words.join('|'), 'i');

/** Every file in a folder and below it. */
export function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
