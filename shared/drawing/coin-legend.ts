import { about } from '#shared/content/home.ts';
import { site } from '#shared/site.ts';
import { withoutEmoji } from './without-emoji';

/** Words around the coin's face: the product's name and its books. */
export function coinLegend(): string[] {
  return [withoutEmoji(site.product), 'Real world assets', ...about.books];
}
