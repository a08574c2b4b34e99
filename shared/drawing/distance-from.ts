import { clamp } from './interpolate';

type Point = readonly [x: number, y: number];

/** Distance of a place from the nearest edge of outlines; above 0 inside. */
export function distanceFrom(
  outlines: readonly (readonly Point[])[],
  x: number,
  y: number,
): number {
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
