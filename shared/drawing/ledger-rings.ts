import { TURN } from './interpolate';

/** A ledger ruled in circles, px of its clip; the first lies round the hub of the page's own ring. */
export const ledgerRings = {
  width: 960,
  height: 540,
  first: 38,
  pitch: 9,
  count: 58,
  waves: 36,
  /** One turn of the wave, and the share of it with which the clip begins. */
  seconds: 10,
  start: 0.88,
} as const;

/** 1 where the wave is, 0 away from it; both are angles. */
export function nearness(angle: number, wave: number): number {
  return (0.5 + 0.5 * Math.cos(angle - wave)) ** 4;
}

/** Radius of a circle at an angle; where the wave is near, neighbours swing against each other and cross. */
export function ringRadius(circle: number, angle: number, near: number): number {
  const { first, pitch, waves } = ledgerRings;
  const swing = 0.95 * pitch * near * Math.sin(waves * angle + (circle * TURN) / 3);
  return first + circle * pitch + swing;
}
