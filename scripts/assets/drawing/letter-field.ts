import { clamp } from '#shared/drawing/interpolate.ts';
import { GLYPH_REACH } from '#shared/drawing/mark-letter.ts';
import type { Glyph } from './glyph-outline';
import { polygonsOf } from './glyph-polygons';
import type { Point } from './svg-path';

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

/** From the nearest edge; above 0 inside. */
function distanceFrom(outlines: readonly Point[][], x: number, y: number): number {
  let winding = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const outline of outlines) {
    outline.forEach(([x0, y0], index) => {
      const [x1, y1] = outline[(index + 1) % outline.length] as Point;
      const [dx, dy] = [x1 - x0, y1 - y0];
      const along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1);
      const share = clamp(along);
      nearest = Math.min(nearest, Math.hypot(x - x0 - share * dx, y - y0 - share * dy));
      if (y0 <= y === y1 <= y) return;
      if (x < x0 + ((y - y0) / dy) * dx) winding += dy > 0 ? 1 : -1;
    });
  }
  return winding ? nearest : -nearest;
}
