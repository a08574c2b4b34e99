import { withoutEmoji } from '#shared/drawing/without-emoji.ts';
import { site } from '#shared/site.ts';
import { about } from './home';

/** Words around the coin's face: the product's name and its books. */
export function coinLegend(): string[] {
  return [withoutEmoji(site.product), 'Real world assets', ...about.books];
}
