import { mix, TURN } from './interpolate';

/** Circles that lead from seat to seat, px of their clip, which are those of the drawing of the seats. */
export const ledgerRings = {
  width: 724,
  height: 724,
  radius: 300,
  count: 7,
  swing: 21,
  /** How far circles swing where the wave is not, as a share of their swing at the wave. */
  calm: 0.62,
  waves: 24,
  /** One turn of the wave, and the share of it with which the clip begins. */
  seconds: 10,
  start: 0.88,
} as const;

/** 1 where the wave is, 0 away from it; both are angles. */
export function nearness(angle: number, wave: number): number {
  return (0.5 + 0.5 * Math.cos(angle - wave)) ** 2;
}

/** Radius of a circle at an angle: all swing across each other, the furthest where the wave is near. */
export function ringRadius(circle: number, angle: number, near: number): number {
  const { radius, count, swing, calm, waves } = ledgerRings;
  return radius + mix(calm, 1, near) * swing * Math.sin(waves * angle + (circle * TURN) / count);
}

/** How a circle is printed where the wave is so near: the colour as a share of its gradient, and px. */
export function ringPrint(near: number) {
  return { tint: 0.48 * near, strength: 0.42 + 0.09 * near, width: 1.5 + 0.5 * near };
}
