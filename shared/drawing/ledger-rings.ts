import { mix, TURN } from './interpolate';

/** Interlaced circles through the seats, in px of their clip and of the seats' drawing. */
export const ledgerRings = {
  width: 724,
  height: 724,
  radius: 300,
  count: 7,
  swing: 21,
  /** Amplitude away from the wave, as a share of that at the wave. */
  calm: 0.62,
  waves: 24,
  /** Seconds per turn of the wave, and the turn at which the clip starts. */
  seconds: 10,
  start: 0.88,
} as const;

/** 1 at the wave, 0 opposite it; both arguments are angles. */
export function nearness(angle: number, wave: number): number {
  return (0.5 + 0.5 * Math.cos(angle - wave)) ** 2;
}

/** Radius of a circle at an angle; circles swing most near the wave. */
export function ringRadius(circle: number, angle: number, near: number): number {
  const { radius, count, swing, calm, waves } = ledgerRings;
  return radius + mix(calm, 1, near) * swing * Math.sin(waves * angle + (circle * TURN) / count);
}

/** Print of a circle: position in its gradient, opacity, and line width in px. */
export function ringPrint(near: number) {
  return { tint: 0.48 * near, strength: 0.42 + 0.09 * near, width: 1.5 + 0.5 * near };
}
