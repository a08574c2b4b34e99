import { mix } from '#shared/drawing/interpolate.ts';
import type { Point } from './svg-path';

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const CELL = 2;

/** Finds the closed lines along which a function of the place has a level, in the cells of a grid. */
export function contourMap(
  value: (x: number, y: number) => number,
  area: Area,
): (level: number) => Point[][] {
  const columns = Math.ceil((area.right - area.left) / CELL);
  const rows = Math.ceil((area.bottom - area.top) / CELL);
  const at = (column: number, row: number): Point => [
    area.left + column * CELL,
    area.top + row * CELL,
  ];
  const values = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => value(...at(column, row))),
  );
  return (level) =>
    linesOf(
      values.map((row) => row.map((it) => it - level)),
      at,
    );
}

function linesOf(values: number[][], at: (column: number, row: number) => Point): Point[][] {
  /** From where a line enters a cell to where it leaves it. */
  const steps = new Map<string, { place: Point; next: string }>();
  for (let row = 0; row < values.length - 1; row += 1) {
    for (let column = 0; column < (values[row]?.length ?? 0) - 1; column += 1) {
      // Round the cell, so that what is inside is always on the same side of the line.
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const crossed = corners.flatMap((from, index) => {
        const to = corners[(index + 1) % 4] as typeof from;
        const [a, b] = [from, to].map(([c, r]) => values[r]?.[c] ?? 0) as [number, number];
        if (a > 0 === b > 0) return [];
        const [[x0, y0], [x1, y1]] = [at(...from), at(...to)];
        const place: Point = [mix(x0, x1, a / (a - b)), mix(y0, y1, a / (a - b))];
        return { key: [from, to].map(String).sort().join(' '), place, enters: a > 0 };
      });
      crossed.forEach(({ key, place, enters }, index) => {
        const next = crossed[(index + 1) % crossed.length]?.key ?? '';
        if (enters) steps.set(key, { place, next });
      });
    }
  }
  const lines: Point[][] = [];
  for (const [first] of steps) {
    const line: Point[] = [];
    for (let key = first, step = steps.get(key); step; step = steps.get(key)) {
      line.push(step.place);
      steps.delete(key);
      key = step.next;
    }
    if (line.length > 2) lines.push(line);
  }
  return lines;
}
