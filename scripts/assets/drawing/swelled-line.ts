import { smoothstep } from '#shared/drawing/interpolate.ts';
import { markLetter } from '#shared/drawing/mark-letter.ts';
import { site } from '#shared/site.ts';
import { linePath, type Point } from './svg-path';

/** Darkness at a place, 0 to 1. */
export type Tone = (x: number, y: number) => number;

export interface SwelledLine {
  y: number;
  from: number;
  to: number;
  pitch: number;
  /** Half-height where the tone is 0, as a share of the pitch. */
  min: number;
  /** Half-height where the tone is 1, as a share of the pitch. */
  max: number;
  step?: number;
  /** How far a point may stand off before it is kept, px. */
  tolerance?: number;
  digits?: number;
}

/** A ruled line as a polygon whose half-height follows the tone. */
export function swelledLine(line: SwelledLine, tone: Tone): string {
  const { y, from, to, pitch, min, max, step = 2, tolerance = 0.12, digits = 1 } = line;
  const count = Math.max(1, Math.round((to - from) / step));
  const profile = Array.from({ length: count + 1 }, (_, index): Point => {
    const x = from + ((to - from) * index) / count;
    return [x, pitch * (min + (max - min) * tone(x, y))];
  });
  const kept = simplify(profile, tolerance);
  const top = kept.map(([x, half]): Point => [x, y - half]);
  const bottom = kept.map(([x, half]): Point => [x, y + half]).reverse();
  return linePath([...top, ...bottom], true, digits);
}

export interface RuledDisc {
  cx: number;
  cy: number;
  radius: number;
  lines: number;
  pitch: number;
  min: number;
  max: number;
  step?: number;
  digits?: number;
}

/** Swelled lines cut to a disc. */
export function ruledDisc(disc: RuledDisc, tone: Tone): string {
  const { cx, cy, radius, lines, ...rest } = disc;
  return Array.from({ length: lines }, (_, index) => {
    const offset = (index - (lines - 1) / 2) * disc.pitch;
    const half = Math.sqrt(Math.max(0, radius ** 2 - offset ** 2));
    return swelledLine({ ...rest, y: cy + offset, from: cx - half, to: cx + half }, tone);
  }).join('');
}

interface MarkBox {
  cx: number;
  cy: number;
  halfWidth: number;
  halfHeight: number;
  letter?: string;
}

/** Tone of the mark in a box of the given half-size; `soft` is how wide its edges swell. */
export function markTone(box: MarkBox, soft = 0.05): Tone {
  const shape = markLetter(box.letter ?? site.mark);
  return (px, py) => {
    const y = (box.cy - py) / box.halfHeight;
    if (Math.abs(y) > 1) return 0;
    return smoothstep(-soft, soft, shape((px - box.cx) / box.halfWidth, y));
  };
}

/** Drops every point that a straight line between its neighbours already tells. */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  let farthest = 0;
  let distance = 0;
  points.forEach(([x, value], index) => {
    const share = (x - first[0]) / (last[0] - first[0]);
    const off = Math.abs(value - (first[1] + share * (last[1] - first[1])));
    if (off <= distance) return;
    farthest = index;
    distance = off;
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance),
    ...simplify(points.slice(farthest), tolerance).slice(1),
  ];
}
