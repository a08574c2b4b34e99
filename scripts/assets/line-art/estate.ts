import { swelledStroke } from '../drawing/burin';
import type { Point } from '../drawing/svg-path';
import type { Face, Part } from '../drawing/turned';

/** The storeys of a tower from the ground up. */
export const storeys = [
  tier(-92, -92, 92, 0, 112),
  tier(-92, -92, 70, 112, 254),
  tier(-92, -92, 50, 254, 350),
  tier(-92, -92, 32, 350, 402),
  tier(-92, -92, 18, 402, 430),
  tier(-92, -92, 9, 430, 444),
] as const;

/** Projects a place: `x` towards us on the right, `y` on the left, and up. */
export function seen(x: number, y: number, up: number): Point {
  return [470 + 0.87 * (x - y), 548 + 0.42 * (x + y) - up];
}

export interface Block {
  x: number;
  y: number;
  from: number;
  to: number;
  /** Half sizes along x and y, and how much less each is at the top. */
  length: number;
  width: number;
  taper: Point;
}

export function tier(x: number, y: number, half: number, from: number, to: number): Block {
  return { x, y, from, to, length: half, width: half, taper: [0, 0] };
}

/** Visible faces: left, right and top. */
export function facesOf(block: Block): readonly [Face, Face, Face] {
  const { x, y, from, to, length, width, taper } = block;
  const at = (along: number, across: number, up: number) =>
    seen(
      x + (2 * along - 1) * (length - taper[0] * up),
      y + (2 * across - 1) * (width - taper[1] * up),
      from + up * (to - from),
    );
  return [(t, v) => at(t, 1, v), (t, v) => at(1, 1 - t, v), (t, v) => at(t, 1 - v, 1)];
}

export function spire(): Part {
  const [x, y] = seen(-92, -92, 448);
  const mast = swelledStroke([
    [x, y, 7],
    [x, y - 12, 2.6],
    [x, y - 30, 1],
  ]);
  return { outline: mast, strokes: mast };
}
