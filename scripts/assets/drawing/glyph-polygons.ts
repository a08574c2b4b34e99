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
    let from = outline.at(-1) as Point;
    for (const to of outline) {
      const [x0, y0, dx, dy] = [from[0], from[1], to[0] - from[0], to[1] - from[1]];
      const share = clamp(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1));
      nearest = Math.min(nearest, (x - x0 - share * dx) ** 2 + (y - y0 - share * dy) ** 2);
      if (y0 <= y !== to[1] <= y && x < x0 + ((y - y0) / dy) * dx) winding += Math.sign(dy);
      from = to;
    }
  }
  return (winding ? 1 : -1) * Math.sqrt(nearest);
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
