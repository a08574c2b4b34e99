import { type Cut, swelledStroke } from './burin';
import { linePath, type Point, repeat } from './svg-path';

/** Corners of a hexagon that stands on a point. */
export function hexagon(cx: number, cy: number, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, index): Point => {
    const angle = Math.PI / 6 + (index * Math.PI) / 3;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** Line width at a place, px. */
export type Weight = (x: number, y: number) => number;

/** Rings around an empty middle, each as the two edges of its line. */
export function ringedCell(at: Point, radius: number, count: number, free: number, weight: Weight) {
  const pitch = (radius - free) / count;
  return repeat(count, (index) => ring(at, radius - index * pitch, weight));
}

function ring([x, y]: Point, radius: number, weight: Weight): string {
  const corners = hexagon(x, y, radius);
  const edge = (side: 1 | -1) =>
    corners.map(([cx, cy]): Point => {
      const out = (side * weight(cx, cy)) / 2 / radius;
      return [cx + (cx - x) * out, cy + (cy - y) * out];
    });
  return linePath(edge(1), true) + linePath(edge(-1), true);
}

/** A hexagonal cell, ruled inside. */
export function ruledCell([x, y]: Point, radius: number, weight: Weight): string {
  const half = (radius * Math.sqrt(3)) / 2;
  let lines = ring([x, y], radius, weight);
  for (let by = 9 - radius; by <= radius - 9; by += 7) {
    const reach = Math.min(half, (radius - Math.abs(by)) * Math.sqrt(3)) - 4;
    const row = [-reach, reach].map((along): Cut => [x + along, y + by, weight(x + along, y + by)]);
    if (reach > 8) lines += swelledStroke(row);
  }
  return lines;
}
