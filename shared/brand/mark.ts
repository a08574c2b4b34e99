import { site } from '#shared/site.ts';

/** Letter of the mark, on coin, icons and seals. Not in site.ts, which every page loads whole. */
export const mark = initialOf(site.product);

/** The first letter or digit of a name, as a capital. */
export function initialOf(name: string): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFC')) ?? [];
  // Some capitals are two letters, such as that of a sharp s.
  const [capital = ''] = letter.toUpperCase();
  return capital;
}
