import { clamp } from '#shared/drawing/interpolate.ts';
import { type Cut, strokeAlong, swelledStroke } from '../drawing/burin';
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
];

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

type Light = (t: number, v: number) => number;

/** Courses per floor; the middle two have windows. */
const courses = 4;

/** A house lit from the left: ruled courses around windows, a hatched wall in shade with lit windows, and a roof. */
export function house(block: Block): Part[] {
  const [left, right, roof] = facesOf(block);
  return [
    wall(left, block, (t, v) => (0.38 + 0.28 * v) * (0.78 + 0.22 * t)),
    wall(right, block, (t, v) => (0.06 + 0.1 * v) * (1 - 0.4 * t), true),
    // Shaded by what stands on it.
    flat(roof, (t, v) => 0.8 - 0.76 * clamp(t + v - 0.62), Math.ceil(block.length / 2.4)),
  ];
}

function wall(face: Face, { from, to, length }: Block, light: Light, isHatched = false): Part {
  const height = to - from;
  const bays = Math.max(2, Math.round(length / 8));
  const floors = Math.max(1, Math.round((height - 6) / 15));
  const eave = 1 - 6 / height;
  const pitch = (eave * height) / (courses * floors);
  const rule = (v: number, ends: readonly [number, number], width?: number) =>
    strokeAlong(4, (share) => {
      const t = ends[0] + share * (ends[1] - ends[0]);
      return [...face(t, v), width ?? pitch * light(t, v)];
    });
  const rules = repeat(courses * floors, (course) => {
    // The cornice shades the top course.
    const v = (eave * (course + 0.5)) / (courses * floors);
    const place = course % courses;
    if (isHatched || place === 0 || place === courses - 1) return rule(v, [0, 1]);
    return repeat(bays + 1, (bay) =>
      rule(v, [Math.max(0, (bay - 0.3) / bays), Math.min(1, (bay + 0.3) / bays)]),
    );
  });
  const slant = (0.58 * height) / (2 * length);
  const hatch = repeat(Math.round(((1 + slant) * 2 * length) / 5.2), (line) => {
    const start = (5.2 * (line + 0.5)) / (2 * length) - slant;
    const ends = [Math.max(0, -start / slant), Math.min(eave, (1 - start) / slant)];
    return swelledStroke(ends.map((v): Cut => [...face(start + slant * v, v), 0.1 + 0.42 * v]));
  });
  const windows = repeat(floors * bays, (index) => {
    const [bay, floor] = [index % bays, Math.floor(index / bays)];
    const [t, v] = [(bay + 0.5) / bays, (eave * (floor + 0.34)) / floors];
    const ends = [v, v + (0.32 * eave) / floors];
    return swelledStroke(ends.map((up): Cut => [...face(t, up), 2 - 1.2 * t]));
  });
  const cornice = rule(eave, [0, 1], isHatched ? 1 : 1.8) + rule(1 - 2 / height, [0, 1], 0.9);
  return {
    outline: outlineOf(face),
    strokes: rules + cornice + (isHatched ? hatch + windows : ''),
  };
}

/** A tower with its mast. */
export function tower(): Part[] {
  const [x, y] = seen(-92, -92, 448);
  const mast = swelledStroke([
    [x, y, 7],
    [x, y - 12, 2.6],
    [x, y - 30, 1],
  ]);
  return [...storeys.flatMap(house), { outline: mast, strokes: mast }];
}
