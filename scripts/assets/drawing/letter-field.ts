import { GLYPH_REACH } from '#shared/drawing/mark-letter.ts';
import type { Glyph } from './glyph-outline';
import { distanceFrom, polygonsOf } from './glyph-polygons';

/** Points of the grid from edge to edge. */
const SIDE = 48;

/** Distances from the edge on a square grid, as `markLetter` reads them. The glyph fills the box from -1 to 1. */
export function fieldOf(glyph: Glyph): string {
  const outlines = polygonsOf(glyph);
  const all = outlines.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right, top, foot] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const unit = Math.max(right - left, foot - top) / 2;
  const bytes = Array.from({ length: SIDE ** 2 }, (_, index) => {
    const place = (cell: number) => (2 * (cell / (SIDE - 1)) - 1) * GLYPH_REACH * unit;
    const x = (left + right) / 2 + place(index % SIDE);
    const y = (top + foot) / 2 + place(Math.floor(index / SIDE));
    return Math.max(0, Math.min(255, Math.round(128 * (1 + distanceFrom(outlines, x, y) / unit))));
  });
  return Buffer.from(bytes).toString('base64');
}
