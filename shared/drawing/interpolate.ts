export type Point = readonly [x: number, y: number];

/** Radians in a full turn. */
export const TURN = 2 * Math.PI;

/** A value clamped to 0–1. */
export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Linear interpolation between two numbers. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 before `from`, 1 after `to`, smooth in between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A point in polar coordinates, clockwise from the top. */
export function polar(radius: number, angle: number): Point {
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** Corners of a circle as a polygon. A negative count gives the opposite direction, for a hole. */
export function corners(radius: number, count: number): Point[] {
  return Array.from({ length: Math.abs(count) }, (_, index) => {
    const angle = (TURN * index) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}
