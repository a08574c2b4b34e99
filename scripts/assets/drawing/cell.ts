import { linePath, type Point, repeat } from './svg-path';

/** Corners of a hexagon that stands on a point. */
export function hexagon(cx: number, cy: number, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, index): Point => {
    const angle = Math.PI / 6 + (index * Math.PI) / 3;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** Rings that leave the middle of a cell free. */
export function ringedCell(x: number, y: number, radius: number, count: number, free: number) {
  const pitch = (radius - free) / count;
  return repeat(count, (index) => linePath(hexagon(x, y, radius - index * pitch), true));
}

interface Rules {
  pitch: number;
  /** From the lowest and highest corner to the first rule. */
  from: number;
  /** Between a rule and the edge; shorter rules than `least` are left out. */
  gap: number;
  least: number;
}

/** A cell that is ruled within its edge. */
export function ruledCell(x: number, y: number, radius: number, rules: Rules): string {
  const half = (radius * Math.sqrt(3)) / 2;
  let lines = linePath(hexagon(x, y, radius), true);
  for (let by = rules.from - radius; by <= radius - rules.from; by += rules.pitch) {
    const reach = Math.min(half, (radius - Math.abs(by)) * Math.sqrt(3)) - rules.gap;
    const row = [-reach, reach].map((along): Point => [x + along, y + by]);
    if (reach > rules.least) lines += linePath(row);
  }
  return lines;
}
