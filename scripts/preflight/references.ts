import type { CheerioAPI } from 'cheerio';
import { attributes } from './attributes';

/** Everything in a document that a browser follows or fetches, as it is written there. */
export function listReferences($: CheerioAPI): string[] {
  const single = ['href', 'src', 'poster'].flatMap((name) => attributes($, `[${name}]`, name));
  const sets = attributes($, '[srcset]', 'srcset').flatMap((set) => set.split(','));
  return [...new Set([...single, ...sets.map((one) => one.trim().split(/\s/)[0] ?? '')])];
}

/** Addresses in a style sheet. */
export function listStyleReferences(css: string): string[] {
  const found = css.matchAll(/url\(["']?([^"')]+)["']?\)/g);
  return [...new Set([...found].map(([, url = '']) => url))].filter(
    (url) => !url.startsWith('data:'),
  );
}
