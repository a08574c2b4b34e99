/** Shortest way in px that counts as a swipe and not as an unsteady tap. */
const SWIPE_PX = 40;

/** Brings a position back among `count` slides; both ends lead around. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** What a finger that went this far asks for: the next slide (1), the previous one (-1) or nothing. */
export function swipeStep(x: number, y: number): -1 | 0 | 1 {
  if (Math.abs(x) < SWIPE_PX || Math.abs(x) <= Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
