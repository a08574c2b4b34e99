import { TURN } from './interpolate';
import {
  overKnee,
  type ReelLine,
  type ReelRow,
  type ReelShares,
  reel,
  reelLines,
  reelRows,
  roundReel,
} from './reel';

/** Measures of the lines, in px of the reel: where they hang level, their distance and that of two rows, their thickness, and how far from its middle they go. */
export const hanging = { level: -540, pitch: 5.7, gap: 24, width: 2.2, reach: 450 } as const;
/** Lines whose spoke is nearer than this to the side from which they come need no lane round the reel, radians; the second is for rows beside the one in the middle. */
const NEAR = [1.15, 0.6] as const;

/** The lines of a reel without a list beside it, which come straight at it from all of its width; row after row. */
export function hangingLines(table: ReelShares): ReelLine[] {
  const lines = reelLines(hangingRows(table), hanging).toSorted((a, b) => a.row - b.row);
  const turns = lines.map(turnOf);
  const over = turns.filter((turn) => turn < -NEAR[0]).length;
  const under = turns.filter((turn) => turn <= NEAR[0]).length;
  const middle = lines[turns.findIndex((turn) => turn > 0)]?.row;
  return lines.map((line, index) => {
    const { row, start } = line;
    const [x, y] = start;
    const turn = turns[index] ?? 0;
    const angle = -turn - TURN / 4;
    if (Math.abs(turn) <= NEAR[row === middle ? 0 : 1]) {
      return {
        ...line,
        pieces: overKnee([x + reel.lead, y], reel.outer + 20 + 6 * turn ** 2, angle),
      };
    }
    const isOver = turn < 0;
    // Between two rows one lane stays free.
    const lane = isOver ? over - 1 - index : index - under + row - table.length + 1;
    return { ...line, pieces: roundReel(start, isOver ? angle - TURN : angle, lane, isOver) };
  });
}

/** The middle of each row’s lines. */
export const hangingMiddles = (table: ReelShares) =>
  hangingRows(table).map(({ count, y }) => y + ((count - 1) / 2) * hanging.pitch);

/** Where the lines of each row hang. */
function hangingRows(table: ReelShares): ReelRow[] {
  const { gap, pitch } = hanging;
  const breadth = reel.lines * pitch + (table.length - 1) * gap;
  return reelRows(table, -breadth / 2 - gap, gap, pitch);
}

/** Angle between a line’s spoke and the side from which lines come, in radians; negative if it goes over the reel. */
export function turnOf({ row, spoke: [[x, y]] }: ReelLine): number {
  const turned = (TURN - Math.atan2(x, -y)) % TURN;
  return turned - TURN / 4 - (row === 0 ? TURN : 0);
}
