import { mark } from '#shared/brand/mark.ts';
import { smoothstep } from '#shared/drawing/interpolate.ts';
import { markLetter } from '#shared/drawing/mark-letter.ts';
import { type Cut, swelledStroke } from './burin';
import { repeat } from './svg-path';

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
  tolerance?: number;
}

/** A ruled line as a polygon whose half-height follows the tone. */
export function swelledLine(line: SwelledLine, tone: Tone): string {
  const { y, from, to, pitch, min, max, step = 2, tolerance = 0.24 } = line;
  const count = Math.max(1, Math.round((to - from) / step));
  const cuts = Array.from({ length: count + 1 }, (_, index): Cut => {
    const x = from + ((to - from) * index) / count;
    return [x, y, 2 * pitch * (min + (max - min) * tone(x, y))];
  });
  return swelledStroke(cuts, tolerance);
}

type RuledDisc = Omit<SwelledLine, 'y' | 'from' | 'to'> & { radius: number; lines: number };

/** Swelled lines cut to a disc round 0, 0. */
export function ruledDisc(disc: RuledDisc, tone: Tone): string {
  const { radius, lines, ...rest } = disc;
  return repeat(lines, (index) => {
    const y = (index - (lines - 1) / 2) * disc.pitch;
    const half = Math.sqrt(Math.max(0, radius ** 2 - y ** 2));
    return swelledLine({ ...rest, y, from: -half, to: half }, tone);
  });
}

/** Tone of the mark in a box at 0, 0 of the given half-size; `soft` is the width of its edges. */
export function markTone(halfWidth: number, halfHeight: number, soft: number): Tone {
  const shape = markLetter(mark);
  return (x, y) =>
    Math.abs(y) > halfHeight ? 0 : smoothstep(-soft, soft, shape(x / halfWidth, -y / halfHeight));
}
