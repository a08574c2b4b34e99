import { TURN } from '#shared/drawing/interpolate.ts';
import { type SealRing, sealRadius } from '#shared/drawing/seal.ts';
import { beside, type Curve, type Point, repeat, smoothPath } from './svg-path';

/** `r(θ) = R · [ r0 + (a + b·cos mθ) · sin(nθ + 2π·k/K) ]`, K closed curves; centre at 0, 0. */
export interface Rosette extends SealRing {
  R: number;
}

/** How often a rosette repeats in a turn: the greatest common divisor of its waves and swells. */
export function rosetteOrder({ n, m }: Pick<Rosette, 'n' | 'm'>): number {
  return m === 0 ? n : rosetteOrder({ n: m, m: n % m });
}

/** A sector of a rosette, clockwise from 12 o'clock. Its curves start `apart` from each other, radians. */
export function rosetteSector(rosette: Rosette, apart = 0): string {
  const order = rosetteOrder(rosette);
  const segments = Math.ceil((4 * (rosette.n + rosette.m)) / order);
  return repeat(rosette.K, (k) => {
    const start = k * apart - TURN / 4;
    const curve: Curve = (angle) => {
      const r = rosette.R * sealRadius(rosette, k, angle, 1);
      return [r * Math.cos(angle), r * Math.sin(angle)];
    };
    return smoothPath(curve, start, start + TURN / order, segments);
  });
}

interface Band {
  length: number;
  height: number;
  K: number;
  waves: number;
  /** Height at its ends, where it is thinnest, as a share of the whole. */
  waist: number;
}

/** One period of a guilloche band, to be repeated. */
export function bandPath({ length, height, K, waves, waist }: Band): string {
  const middle = (1 + waist) / 2;
  return repeat(K, (k) => {
    const curve: Curve = (x) => {
      const envelope = middle + (1 - middle) * Math.cos((TURN * x) / length);
      const wave = Math.sin((TURN * waves * x) / length + (TURN * k) / K);
      return [x, (height / 2) * (1 + envelope * wave)];
    };
    return smoothPath(curve, 0, length, 7 * waves);
  });
}

/** Nine curves round a lemniscate 100 × 44, centre at 0, 0. */
export function infinityPath(): string {
  return repeat(9, (k) => {
    const offset: Curve = (t) => beside(lemniscate, t, 5.4 * Math.sin(8 * t + (TURN * k) / 9));
    return `${smoothPath(offset, 0, TURN, 64)}z`;
  });
}

function lemniscate(t: number): Point {
  const bottom = 1 + Math.sin(t) ** 2;
  return [(50 * Math.cos(t)) / bottom, (62 * Math.sin(t) * Math.cos(t)) / bottom];
}
