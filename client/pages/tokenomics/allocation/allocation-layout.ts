import {
  type ReelLine,
  type ReelRow,
  type ReelShares,
  reel,
  reelLines,
  reelRows,
} from '#shared/drawing/reel.ts';

/** Height of a row's text above its lines, px; the style sheet has the same height for the cells. */
const WORDS = 120;

/** Half a pixel, which puts the middle of a level line into one row of the screen's pixels. */
export const CRISP = 0.5;

/**
 * The reel beside the list: px per unit, its middle from the top of the list in px, and where its lines leave
 * the rows. The style sheet has all three. All measures come to whole px, so that the browser rounds both ends
 * of a line alike.
 */
export const fits = [
  { id: 'small', unit: 0.7, middle: 408, level: -380 },
  { id: 'large', unit: 1, middle: 412, level: reel.level },
] as const;
export type Fit = (typeof fits)[number];

/** The number of lines of each allocation, and their position from the top of the list, px. */
export function allocationLayout(rows: ReelShares): ReelRow[] {
  return reelRows(rows, 0, WORDS);
}

/** The lines from the rows to a reel of this size, which leaves the rows' height as it is. */
export function allocationLines(rows: ReelShares, { unit, middle, level }: Fit): ReelLine[] {
  const layout = allocationLayout(rows).map(({ count, y }) => ({
    count,
    y: (y - middle - CRISP) / unit,
  }));
  return reelLines(layout, { level, pitch: reel.pitch / unit });
}
