import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../shared/site';

// With these, others pay too.
const common = ['USDT', 'USDC'];
const { product, slug, chain, presaleChain, symbol, stablecoin } = site;
const words = [product, slug, chain, presaleChain, symbol, stablecoin.symbol]
  .filter((word) => !common.includes(word))
  .map((word) => word.replace(/[^\w ]/g, '.'));
// Short ones are part of other words.
const edge = Math.min(...words.map((word) => word.length)) < 5 ? '\\b' : '';

/** What the brand of the project is called, anywhere in a text. */
export const oldBrand = new RegExp(`${edge}(?:${words.join('|')})${edge}`, 'i');

/** Every file in a folder and below it. */
export function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
