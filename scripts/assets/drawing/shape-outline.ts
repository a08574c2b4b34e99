import { simplified } from './simplified';
import { formatNumber, linePath, type Point } from './svg-path';

/** Above 0 inside of a shape, below 0 outside of it. */
export type Field = (x: number, y: number) => number;

const corners: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** Path data of a shape within a square, as polygons that follow its edge along a fine grid. */
export function outlineOf(field: Field, size: number, cells = 180): string {
  const step = size / cells;
  const across = cells + 1;
  const values = new Float64Array(across ** 2);
  for (let index = 0; index < values.length; index += 1) {
    values[index] = field((index % across) * step, Math.floor(index / across) * step);
  }
  const next = new Map<string, Crossing>();
  for (let index = 0; index < across * cells; index += 1) {
    if (index % across === cells || !isCrossed(values, index, across)) continue;
    const [column, row] = [index % across, Math.floor(index / across)];
    const heights = corners.map(([x, y]) => values[index + x + y * across] ?? 0);
    const crossed = heights.map(
      (height, at) => Number(height >= 0) - Number((heights[(at + 1) % 4] ?? 0) >= 0),
    );
    crossed.forEach((change, at) => {
      if (change !== -1) return;
      const leaving =
        [1, 2, 3].map((turn) => (at + turn) % 4).find((edge) => crossed[edge] === 1) ?? at;
      const place = (edge: number) => crossing(column, row, step, heights, edge);
      next.set(place(at).key, place(leaving));
    });
  }
  return polygons(next)
    .map((polygon) => linePath(withoutRepeats(simplified(polygon, 0.04, offStraight)), true))
    .join('');
}

/** Whether the edge of the shape runs through a cell. Most cells are inside or outside. */
function isCrossed(values: Float64Array, index: number, across: number): boolean {
  const isInside = (at: number) => (values[at] ?? 0) >= 0;
  const first = isInside(index);
  return [1, across, across + 1].some((offset) => isInside(index + offset) !== first);
}

interface Crossing {
  /** The same value for both cells that share the edge. */
  key: string;
  point: Point;
}

function crossing(
  column: number,
  row: number,
  step: number,
  heights: number[],
  edge: number,
): Crossing {
  const [from, to] = [corners[edge] ?? [0, 0], corners[(edge + 1) % 4] ?? [0, 0]];
  const [a = 0, b = 0] = [heights[edge], heights[(edge + 1) % 4]];
  const at = (axis: 0 | 1, cell: number) =>
    (cell + from[axis] + (a / (a - b)) * (to[axis] - from[axis])) * step;
  const middle = [2 * column + from[0] + to[0], 2 * row + from[1] + to[1]];
  return { key: middle.join(' '), point: [at(0, column), at(1, row)] };
}

function polygons(next: Map<string, Crossing>): Point[][] {
  const all: Point[][] = [];
  for (const start of next.keys()) {
    const polygon: Point[] = [];
    for (let step = next.get(start), key = start; step; step = next.get(key)) {
      next.delete(key);
      polygon.push(step.point);
      key = step.key;
    }
    if (polygon.length > 2) all.push(polygon);
  }
  return all;
}

function offStraight([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  const [px, py] = [x - x0, y - y0];
  return length > 0.5 ? Math.abs(px * dy - py * dx) / length : Math.hypot(px, py);
}

/** The grid cuts corners off. They come back if both points round to the same place. */
function withoutRepeats(points: readonly Point[]): Point[] {
  const seen = points.map((point) => point.map((value) => formatNumber(value)).join(' '));
  return points.filter((_, index) => seen[index] !== seen.at(index - 1));
}
