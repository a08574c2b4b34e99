import { about } from '#shared/content/home.ts';
import { site } from '#shared/site.ts';
import { withoutEmoji } from './without-emoji';

/** The words around the face of the coin: the product's name, and the books that it brings together. */
export function coinLegend(): string[] {
  return [withoutEmoji(site.product), 'Real world assets', ...about.books];
}
