import { type ReelLine, type ReelShares, reel, reelLines, reelRows } from '#shared/drawing/reel.ts';

/** Half a pixel, to centre level lines on pixels. */
export const CRISP = 0.5;

/**
 * Sizes of the reel beside the list: px per unit; its centre below the list's top, px; where lines leave the rows,
 * and how far from there they bend, units; and the text's height in a row, px. The style sheet has the same. All come
 * to whole px, so that both ends of a line round alike.
 */
export const fits = [
  { id: 'small', unit: 0.7, middle: 360, level: -380, lead: 120, words: 96 },
  { id: 'large', unit: 1, middle: 304, level: reel.level, lead: 50, words: 60 },
] as const;
export type Fit = (typeof fits)[number];

/** Lines from the rows to a reel of this size. */
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
