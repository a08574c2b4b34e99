import { mix, smoothstep, TURN } from './interpolate';

/** Rings of a seal: K closed curves, all measures as shares of the seal's radius. */
export interface SealRing {
  K: number;
  /** Base radius of the curves. */
  r0: number;
  /** Amplitude of the wave, and how much the amplitude itself varies. */
  a: number;
  b: number;
  /** Waves and swells per turn. */
  n: number;
  m: number;
}

export const outerRing: SealRing = { K: 9, r0: 0.8, a: 0.13, b: 0.05, n: 12, m: 24 };
export const innerRing: SealRing = { K: 7, r0: 0.46, a: 0.13, b: 0.03, n: 8, m: 16 };

/** The two rings of the coin, laid over each other. */
export const coinRings: readonly SealRing[] = [
  { K: 10, r0: 0.628, a: 0.072, b: 0.03, n: 12, m: 24 },
  { K: 6, r0: 0.628, a: 0.045, b: -0.02, n: 24, m: 12 },
];

/** Angle over which the wave grows behind the burin, for a completed and a partial seal, radians. */
export const ramps = { whole: 1.1, part: 0.5 } as const;

/** Share of the ring that is cut for a phase in progress. */
export const underWay = 0.55;

/** The burin: its point, the middle of its round grip, and sizes, as shares of the seal's radius. */
export const burin = { point: 0.62, middle: 0.95, grip: 0.048, width: 0.02 };

/** Angle over which the wave fades in at the top, radians. */
const RISE = 0.42;

/** Depth of the engraving at an angle, from 0 (ruled) to 1; clockwise from the top, which closes last. */
export function engravedAt(angle: number, front: number, ramp: number): number {
  const closed = smoothstep(0, ramp, front - TURN);
  return smoothstep(0, ramp, front - angle) * mix(smoothstep(0, RISE, angle), 1, closed);
}

/** Radius of curve `k` of a ring: a circle at depth 0, interlaced at 1. */
export function sealRadius(ring: SealRing, k: number, angle: number, engraved: number): number {
  const { K, r0, a, b, n, m } = ring;
  const ruled = (k / (K - 1) - 0.5) * 2 * 0.86 * a;
  const woven = (a + b * Math.cos(m * angle)) * Math.sin(n * angle + (TURN * k) / K);
  return r0 + ruled + (woven - ruled) * engraved;
}
