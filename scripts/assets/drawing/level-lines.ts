import { Pen, type Point } from './svg-path';

interface Levels {
  width: number;
  height: number;
  /** Distance of the samples. */
  step: number;
  /** The value of each line, and how far round a place its values are averaged. */
  levels: readonly { at: number; blur: number }[];
}

/** Path data of the lines along which a field has a value, as the height lines of a map. */
export function levelLines(
  field: (x: number, y: number) => number,
  { width, height, step, levels }: Levels,
): string[] {
  // Lines and averages go on beyond the edge.
  const margin = 16;
  const columns = Math.ceil(width / step) + 2 * margin;
  const rows = Math.ceil(height / step) + 2 * margin;
  const place = (cell: number) => (cell - margin) * step;
  const sharp = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => field(place(column), place(row))),
  );
  return levels.map(({ at, blur }) => {
    const reach = blur / step;
    const soft = transposed(averaged(transposed(averaged(sharp, reach)), reach));
    return chains(soft, at)
      .map((line) =>
        curve(
          line.map(([x, y]): Point => [place(x), place(y)]),
          blur > 16 ? 9 : 4,
        ),
      )
      .join('');
  });
}

type Grid = readonly (readonly number[])[];

function transposed(grid: Grid): number[][] {
  return (grid[0] ?? []).map((_, column) => grid.map((row) => row[column] ?? 0));
}

function averaged(grid: Grid, reach: number): number[][] {
  const far = Math.ceil(2.5 * reach);
  const shares = Array.from({ length: 2 * far + 1 }, (_, by) =>
    Math.exp(-(((by - far) / reach) ** 2)),
  );
  const all = shares.reduce((sum, share) => sum + share, 0);
  return grid.map((row) =>
    row.map((_, at) => {
      const near = shares.map((share, by) => {
        const index = Math.min(Math.max(at + by - far, 0), row.length - 1);
        return share * (row[index] ?? 0);
      });
      return near.reduce((sum, value) => sum + value, 0) / all;
    }),
  );
}

/** Marching squares: where the level crosses the edges of each cell, joined to lines. */
function chains(grid: Grid, level: number): Point[][] {
  const value = (x: number, y: number) => (grid[y]?.[x] ?? 0) - level;
  const ends = new Map<string, { at: Point; next: string[] }>();
  for (let y = 0; y + 1 < grid.length; y += 1) {
    for (let x = 0; x + 1 < (grid[0]?.length ?? 0); x += 1) {
      const corners: Point[] = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      const crossed = corners.flatMap((from, index) => {
        const to = corners[(index + 1) % 4] as Point;
        const [a, b] = [value(...from), value(...to)];
        if (a > 0 === b > 0) return [];
        const share = a / (a - b);
        const at: Point = [
          from[0] + share * (to[0] - from[0]),
          from[1] + share * (to[1] - from[1]),
        ];
        const name = [from, to].map(String).sort().join();
        return [{ name, at }];
      });
      for (let pair = 0; pair + 1 < crossed.length; pair += 2) {
        const [one, other] = crossed.slice(pair, pair + 2);
        if (!one || !other) continue;
        for (const [end, next] of [
          [one, other],
          [other, one],
        ] as const) {
          const known = ends.get(end.name) ?? { at: end.at, next: [] };
          known.next.push(next.name);
          ends.set(end.name, known);
        }
      }
    }
  }
  const lines: Point[][] = [];
  const open = [...ends].filter(([, { next }]) => next.length === 1);
  for (const [start] of [...open, ...ends]) {
    const line: Point[] = [];
    let name: string | undefined = start;
    while (name) {
      const end = ends.get(name);
      if (!end) break;
      ends.delete(name);
      line.push(end.at);
      name = end.next.find((other) => ends.has(other));
      if (!name && line.length > 2 && end.next.includes(start)) line.push(line[0] as Point);
    }
    // Specks in narrow gaps are no lines.
    if (line.length > 24) lines.push(line);
  }
  return lines;
}

/** A smooth curve through every few of the points. */
function curve(points: readonly Point[], few: number): string {
  const kept = points.filter((_, index) => index % few === 0 || index === points.length - 1);
  const isClosed = String(points[0]) === String(points.at(-1));
  const last = kept.length - 1;
  const at = (index: number) =>
    kept[isClosed ? (index + last) % last : Math.min(Math.max(index, 0), last)] as Point;
  const pen = new Pen(kept[0] as Point);
  for (let index = 0; index < last; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    pen.draw('c', [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ]);
  }
  return pen.data;
}
