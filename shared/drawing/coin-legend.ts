import { site } from '#shared/site.ts';
import { withoutEmoji } from './without-emoji';

/**
 * The words around the face of the coin, the product's name first. They repeat until, with three
 * characters between them, they fill the ring.
 */
export function coinLegend(shortest: number): string[] {
  const promises = site.tagline.promise.split('.').map((promise) => promise.trim());
  const groups = [promises.filter(Boolean), ['Real world assets']];
  const words: string[] = [withoutEmoji(site.product), ...groups.flat()];
  for (let round = 0; lengthOf(words) < shortest; round += 1)
    words.push(...(groups[round % 2] ?? []));
  return words;
}

function lengthOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length + 3, 0);
}
