import { type ReelLine, type ReelShares, reel, reelLines, reelRows } from '#shared/drawing/reel.ts';

/** Half a pixel, which puts the middle of a level line into one row of the screen's pixels. */
export const CRISP = 0.5;

/**
 * The reel beside the list: px per unit, its middle from the top of the list in px, where its lines leave the
 * rows, how far from there they bend, and the height of a row's text above its lines in px. The style sheet has
 * these too. All measures come to whole px, so that the browser rounds both ends of a line alike.
 */
export const fits = [
  { id: 'small', unit: 0.7, middle: 360, level: -380, lead: 120, words: 96 },
  { id: 'large', unit: 1, middle: 328, level: reel.level, lead: 50, words: 72 },
] as const;
export type Fit = (typeof fits)[number];

/** The lines from the rows to a reel of this size, which leaves the rows' height as it is. */
export function allocationLines(
  rows: ReelShares,
  { unit, middle, words, ...level }: Fit,
): ReelLine[] {
  const layout = reelRows(rows, 0, words).map(({ count, y }) => ({
    count,
    y: (y - middle - CRISP) / unit,
  }));
  return reelLines(layout, { ...level, pitch: reel.pitch / unit });
}
