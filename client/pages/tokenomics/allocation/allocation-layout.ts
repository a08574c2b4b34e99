import { type ReelRow, reel } from '#shared/drawing/reel.ts';
import type { AllocationRow } from '#shared/figures/allocation-table.ts';
import { largestRemainder } from '#shared/figures/allocation-table.ts';

/** Height of a row's text above its lines, px; the style sheet has the same height for the cells. */
const WORDS = 112;
/** From the top of the list to the middle of the reel, px; also in the style sheet. */
export const MIDDLE = 480;

/** The number of lines of each allocation, and their position beside the reel. */
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
