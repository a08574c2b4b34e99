/** Shortest way in px that counts as a swipe and not as an unsteady tap. */
const SWIPE_PX = 40;

/** Wraps a position into the range of `count` slides. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** The result of a swipe of this length: the next slide (1), the previous one (-1) or none (0). */
export function swipeStep(x: number, y: number): -1 | 0 | 1 {
  if (Math.abs(x) < SWIPE_PX || Math.abs(x) <= Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
