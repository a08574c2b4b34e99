import type { Point } from './interpolate';

/** Signed distance of a place to the nearest edge of outlines, in their unit, positive inside (nonzero rule). */
export function distanceFrom(
  outlines: readonly (readonly Point[])[],
): (x: number, y: number) => number {
  const edges = outlines.flatMap((outline) =>
    outline.map(([x1, y1], index) => {
      const [x0, y0] = outline.at(index - 1) as Point;
      const [dx, dy] = [x1 - x0, y1 - y0];
      return { x0, y0, y1, dx, dy, square: dx * dx + dy * dy || 1 };
    }),
  );
  return (x, y) => {
    let winding = 0;
    let nearest = Number.POSITIVE_INFINITY;
    for (const { x0, y0, y1, dx, dy, square } of edges) {
      const along = ((x - x0) * dx + (y - y0) * dy) / square;
      const share = Math.min(Math.max(along, 0), 1);
      const [offX, offY] = [x - x0 - share * dx, y - y0 - share * dy];
      nearest = Math.min(nearest, offX * offX + offY * offY);
      if (y0 <= y !== y1 <= y && x < x0 + ((y - y0) / dy) * dx) winding += Math.sign(dy);
    }
    return (winding ? 1 : -1) * Math.sqrt(nearest);
  };
}
