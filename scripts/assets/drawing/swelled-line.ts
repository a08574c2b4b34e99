import { smoothstep } from '#shared/drawing/interpolate.ts';
import { markLetter } from '#shared/drawing/mark-letter.ts';
import { mark } from '#shared/settings/mark.ts';
import { linePath, type Point, repeat } from './svg-path';

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
  /** Points nearer than this to a straight line are left out, px. */
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
  const kept = simplified(profile, tolerance, offStraight);
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
}

/** Swelled lines cut to a disc. */
export function ruledDisc(disc: RuledDisc, tone: Tone): string {
  const { cx, cy, radius, lines, ...rest } = disc;
  return repeat(lines, (index) => {
    const offset = (index - (lines - 1) / 2) * disc.pitch;
    const half = Math.sqrt(Math.max(0, radius ** 2 - offset ** 2));
    return swelledLine({ ...rest, y: cy + offset, from: cx - half, to: cx + half }, tone);
  });
}

interface MarkBox {
  cx: number;
  cy: number;
  halfWidth: number;
  halfHeight: number;
}

/** Tone of the mark in a box of the given half-size; `soft` is how wide its edges swell. */
export function markTone(box: MarkBox, soft: number): Tone {
  const shape = markLetter(mark);
  return (px, py) => {
    const y = (box.cy - py) / box.halfHeight;
    if (Math.abs(y) > 1) return 0;
    return smoothstep(-soft, soft, shape((px - box.cx) / box.halfWidth, y));
  };
}

function offStraight([x, value]: Point, [x0, from]: Point, [x1, to]: Point): number {
  return Math.abs(value - (from + ((x - x0) / (x1 - x0)) * (to - from)));
}

/**
 * Drops each point that is nearly on the line between its neighbours.
 * @param off how far a point stands from what lies between the first and the last
 */
export function simplified<Place>(
  points: readonly Place[],
  tolerance: number,
  off: (point: Place, first: Place, last: Place) => number,
): Place[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let farthest = 0;
  let distance = 0;
  points.slice(1, -1).forEach((point, index) => {
    const away = off(point, first, last);
    if (away > distance) [farthest, distance] = [index + 1, away];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplified(points.slice(0, farthest + 1), tolerance, off),
    ...simplified(points.slice(farthest), tolerance, off).slice(1),
  ];
}
