import { type ReelRow, reel } from '#shared/drawing/reel.ts';
import type { AllocationRow } from '#shared/figures/allocation-table.ts';
import { largestRemainder } from '#shared/figures/allocation-table.ts';

/** Room for the words of a row above its lines, px; the style sheet gives the cells this height. */
const WORDS = 112;
/** From the top of the list to the middle of the reel, px; the style sheet puts the drawing there. */
export const MIDDLE = 480;

/** How many of the hundred lines each allocation has, and where they lie beside the reel. */
export function allocationLayout(rows: readonly Pick<AllocationRow, 'percent'>[]): ReelRow[] {
  const counts = largestRemainder(
    rows.map(({ percent }) => percent),
    reel.lines,
  );
  let top = -MIDDLE;
  return counts.map((count) => {
    const y = top + WORDS;
    top = y + count * reel.pitch;
    return { count, y };
  });
}
