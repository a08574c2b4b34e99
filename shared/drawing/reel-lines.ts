import { largestRemainder } from '#shared/figures/allocation-table.ts';
import { type Point, polar, TURN } from './interpolate';
import { type ReelLine, type ReelRow, type ReelShares, reel } from './reel';
import { roundReel, straight } from './reel-pieces';

/** The x at which all lines are level, their pitch there, and how far beyond it those bend that go round. */
interface ReelLevel {
  level: number;
  pitch: number;
  lead?: number;
}

/** Stacked rows, each with a gap for text above a line for each percent. */
export function reelRows(
  table: ReelShares,
  top: number,
  gap: number,
  pitch: number = reel.pitch,
): ReelRow[] {
  let bottom = top;
  const shares = table.map(({ percent }) => percent);
  return largestRemainder(shares, reel.lines).map((count) => {
    const y = bottom + gap;
    bottom = y + count * pitch;
    return { count, y };
  });
}

/**
 * The lines from the rows to the ring, whose parts follow anticlockwise from the top. The first row comes last: it
 * passes over the ring while the last ones pass under it.
 */
export function reelLines(rows: readonly ReelRow[], { level, pitch, lead }: ReelLevel = reel) {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const step = (TURN - rows.length * reel.gap) / total;
  const order = [...rows.keys()].slice(1).concat(rows.length > 0 ? 0 : []);
  const lines: ReelLine[] = [];
  let turned = 0;
  let below = 0;
  for (const row of order) {
    const { count, y } = rows[row] as ReelRow;
    turned += reel.gap / 2;
    // Lines that end before the bottom, if others pass under it.
    const before = Math.ceil((TURN / 2 - turned) / step - 0.5);
    const isSplit = row !== 0 && before < count;
    for (let index = 0; index < count; index += 1) {
      const angle = -(turned + (index + 0.5) * step);
      const start: Point = [level, y + (index + 0.5) * pitch];
      const isBehind = -angle > TURN / 2;
      const lane = row === 0 ? count - 1 - index : below;
      if (isBehind && row !== 0) below += 1;
      const spoke = [polar(reel.outer, angle), polar(reel.inner, angle)] as const;
      const isUnder = isSplit && before - index <= UNDER;
      const isRound = isBehind || isUnder;
      const pieces = isRound
        ? roundReel(start, angle, isBehind ? lane : index - before, row === 0, lead)
        : straight(start, angle, step);
      lines.push({ row, start, pieces, spoke });
    }
    turned += count * step + reel.gap / 2;
  }
  return lines;
}

/** Number of lines before the bottom that get inner lanes of their own. */
const UNDER = 9;
