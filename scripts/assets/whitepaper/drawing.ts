import { readFile } from 'node:fs/promises';
import type { ChartColor } from '#shared/figures/allocations.ts';
import { palette } from '../drawing/palette';

/** A figure of the paper; 4 units are a millimetre in the text column. */
export interface Drawing {
  /** Left and upper edge, where they are not 0. */
  x?: number;
  y?: number;
  width: number;
  height: number;
  body: string;
}

/** Paper and wide screens show the wide form, phones the narrow one with larger words. */
export type Form = 'wide' | 'narrow';

type Anchor = 'start' | 'middle' | 'end';

/** A word in a figure, 8 pt on paper. */
export function caption(text: string, x: number, y: number, anchor: Anchor = 'start'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`;
}

/** The one red point of a figure. */
export function mark(x: number, y: number, size = 9): string {
  return `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" fill="${palette.vermilionDark}"/>`;
}

/** A drawing of `public/images/` as part of the document, which is read without the site. */
export async function inlineImage(name: string): Promise<string> {
  const drawing = await readFile(`public/images/${name}.svg`, 'utf8');
  // Without a size of its own, a drawing takes its shape from its view box.
  return drawing
    .replace(/(viewBox="[^"]*") width="\d+" height="\d+"/, '$1')
    .replaceAll(/\bid="/g, `id="${name}-`)
    .replaceAll(/href="#/g, `href="#${name}-`)
    .replaceAll(/url\(#/g, `url(#${name}-`);
}

/** Ink of each part of the supply on paper. */
export const chartInks: Record<ChartColor, string> = {
  vermilion: palette.vermilionDark,
  verdigris: palette.verdigrisDark,
  bond: palette.bondDark,
  madder: palette.madderDark,
  slate: palette.slate,
  bronze: palette.bronze,
};
