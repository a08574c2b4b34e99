import { clamp } from '#shared/drawing/interpolate.ts';
import { type Cut, swelledStroke } from '../drawing/burin';
import { type Point, repeat } from '../drawing/svg-path';
import { type Face, flat, outlineOf, type Part } from '../drawing/turned';

/** The storeys of a tower from the ground up. */
export const storeys = [
  tier(-92, -92, 92, 0, 112),
  tier(-92, -92, 70, 112, 254),
  tier(-92, -92, 50, 254, 350),
  tier(-92, -92, 32, 350, 402),
  tier(-92, -92, 18, 402, 430),
  tier(-92, -92, 9, 430, 444),
] as const;
export const tower: readonly Part[] = [...storeys.flatMap(house), spire()];
/** The middle of one of its lit windows. */
export const litWindow = facesOf(storeys[1])[0](2.5 / 9, 0.55);

/** On the sheet: a place that lies to the right and towards us, to the left and towards us, and up. */
export function seen(x: number, y: number, up: number): Point {
  return [470 + 0.87 * (x - y), 548 + 0.42 * (x + y) - up];
}

export interface Block {
  x: number;
  y: number;
  from: number;
  to: number;
  /** Half its length along x and half its width, and how much less each is at its top. */
  length: number;
  width: number;
  taper: Point;
}

export function tier(x: number, y: number, half: number, from: number, to: number): Block {
  return { x, y, from, to, length: half, width: half, taper: [0, 0] };
}

/** The faces that we see: on the left, on the right, and above. */
export function facesOf({
  x,
  y,
  from,
  to,
  length,
  width,
  taper,
}: Block): readonly [Face, Face, Face] {
  const at = (along: number, across: number, up: number) =>
    seen(
      x + (2 * along - 1) * (length - taper[0] * up),
      y + (2 * across - 1) * (width - taper[1] * up),
      from + up * (to - from),
    );
  return [(t, v) => at(t, 1, v), (t, v) => at(1, 1 - t, v), (t, v) => at(t, 1 - v, 1)];
}

/** Lit from the left; its walls have piers and windows, and a cornice at their top. */
export function house(block: Block): Part[] {
  const [left, right, roof] = facesOf(block);
  const height = block.to - block.from;
  const bays = Math.max(2, Math.round(block.length / 7.4));
  const eave = 1 - 7 / height;
  const wall = (face: Face, pier: number): Part => {
    // There is less light to the right, and towards the ground.
    const upright = (t: number, from: number, to: number, width: number) =>
      swelledStroke(
        [from, to].map((v): Cut => [...face(t, v), width * (0.5 + 0.72 * v) * (1.1 - 0.5 * t)]),
      );
    const floors = Math.round(height / 15);
    const windows = (bay: number) =>
      repeat(floors - 1, (floor) => {
        const sill = (eave * (floor + 0.8)) / floors;
        return upright((bay + 0.5) / bays, sill, sill + (0.4 * eave) / floors, 0.8 * pier);
      });
    const level = (v: number) =>
      swelledStroke([0, 1].map((t): Cut => [...face(t, v), 0.6 + 0.3 * pier]));
    const strokes = [
      repeat(bays - 1, (bay) => upright((bay + 1) / bays, 0, eave, pier)),
      repeat(bays, windows),
      level(eave),
      level(1 - 2.6 / height),
    ];
    return { outline: outlineOf(face), strokes: strokes.join('') };
  };
  return [
    wall(left, 5.8),
    wall(right, 2.2),
    // Beside what stands on it, a roof is in its shadow.
    flat(roof, (t, v) => 0.72 - 0.66 * clamp(t + v - 0.7), Math.ceil(block.length / 3)),
  ];
}

function spire(): Part {
  const [x, y] = seen(-92, -92, 448);
  const mast = swelledStroke([
    [x, y, 7],
    [x, y - 12, 2.6],
    [x, y - 30, 1],
  ]);
  return { outline: mast, strokes: mast };
}
