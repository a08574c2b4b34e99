import { clamp } from '#shared/drawing/interpolate.ts';
import { type Cut, strokeAlong, swelledStroke } from '../drawing/burin';
import { repeat } from '../drawing/svg-path';
import { type Face, flat, outlineOf, type Part } from '../drawing/turned';
import { type Block, facesOf, spire, storeys } from './estate';

/** Courses per floor; the middle two have windows. */
const courses = 4;

export const tower: readonly Part[] = [...storeys.flatMap(house), spire()];

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

function wall(
  face: Face,
  { from, to, length }: Block,
  light: (t: number, v: number) => number,
  isHatched = false,
): Part {
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
    const ends = [Math.max(0, -start / slant), Math.min(eave, (1 - start) / slant)] as const;
    return swelledStroke(ends.map((v): Cut => [...face(start + slant * v, v), 0.1 + 0.42 * v]));
  });
  const windows = repeat(floors * bays, (index) => {
    const [bay, floor] = [index % bays, Math.floor(index / bays)];
    const [t, v] = [(bay + 0.5) / bays, (eave * (floor + 0.34)) / floors];
    return swelledStroke(
      [v, v + (0.32 * eave) / floors].map((up): Cut => [...face(t, up), 2 - 1.2 * t]),
    );
  });
  const cornice = rule(eave, [0, 1], isHatched ? 1 : 1.8) + rule(1 - 2 / height, [0, 1], 0.9);
  return {
    outline: outlineOf(face),
    strokes: rules + cornice + (isHatched ? hatch + windows : ''),
  };
}
