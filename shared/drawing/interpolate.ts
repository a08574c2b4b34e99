/** A value held between 0 and 1. */
export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** What lies a share of the way from one number to another. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 before `from`, 1 after `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
