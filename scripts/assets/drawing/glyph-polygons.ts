import { clamp, mix } from '#shared/drawing/interpolate.ts';
import type { Glyph } from './glyph-outline';
import type { Point } from './svg-path';

/** The outlines of a glyph as polygons. A curve becomes eight straight pieces. */
export function polygonsOf({ commands }: Glyph): Point[][] {
  const polygons: Point[][] = [];
  for (const { type, points } of commands) {
    if (type === 'M') polygons.push([...points]);
    const polygon = polygons.at(-1);
    const start = polygon?.at(-1);
    if (type === 'M' || !polygon || !start) continue;
    for (let piece = 1; piece <= 8; piece += 1) polygon.push(along([start, ...points], piece / 8));
  }
  return polygons;
}

/** Distance of a place from the nearest edge of outlines; above 0 inside. */
export function distanceFrom(outlines: readonly Point[][], x: number, y: number): number {
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

/** A place on a line or curve, by de Casteljau's construction. */
function along(points: readonly Point[], share: number): Point {
  const [first, second] = points;
  if (!first || !second) return first ?? [0, 0];
  const between = points.slice(1).map(([x, y], index): Point => {
    const [x0, y0] = points[index] as Point;
    return [mix(x0, x, share), mix(y0, y, share)];
  });
  return along(between, share);
}
