import { site } from '#shared/site.ts';

const { product, slug, chain, presaleChain, symbol, stablecoin, defaultOrigin } = site;
// A chain's name may be a common word, such as Polygon.
const presale = presaleChain.includes(' ') ? [presaleChain] : [];
const names = [product, slug, chain, symbol, stablecoin.symbol, ...presale];
const words = [...names, new URL(defaultOrigin).host]
  // Shorter names are parts of other words, and occur in image files by chance.
  .filter((word) => word.length > 4)
  .map((word) => word.replace(/[^\w ]/g, '.'));

/** Matches the project's brand anywhere in a text. */
export const oldBrand = new RegExp(words.join('|'), 'i');
