import { type ReelLine, type ReelShares, reel } from '#shared/drawing/reel.ts';
import { reelLines, reelRows } from '#shared/drawing/reel-lines.ts';

/** Half a pixel, to centre level lines on pixels. */
export const CRISP = 0.5;

/** The reel's centre below the top of the list, and the text's height in a row, px; the style sheets have the same. */
const [MIDDLE, WORDS] = [328, 74];

/** Lines from the rows to the reel beside them. */
export const besideLines = (rows: ReelShares): ReelLine[] =>
  reelLines(reelRows(rows, -MIDDLE - CRISP, WORDS), { ...reel, lead: 50 });
