import { TURN } from './interpolate';
import { type ReelLine, type ReelRow, type ReelShares, reel } from './reel';
import { reelLines, reelRows } from './reel-lines';
import { overKnee, roundReel } from './reel-pieces';

/** Px of the reel: where lines hang level, their pitch, the gap between rows, line width, and reach from the centre. */
export const hanging = { level: -540, pitch: 6, gap: 34, width: 2.2, reach: 450 } as const;
/** Lines that turn by less, in radians, need no lane round the reel: first for the middle row, then for the others. */
const NEAR = [1.15, 0.6] as const;

/** Lines that hang straight from a reel above its list, row by row. */
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
    // Leaves one lane free between two rows.
    const lane = isOver ? over - 1 - index : index - under + row - table.length + 1;
    return { ...line, pieces: roundReel(start, isOver ? angle - TURN : angle, lane, isOver) };
  });
}

/** The centre of each row’s lines. */
export const hangingMiddles = (table: ReelShares) =>
  hangingRows(table).map(({ count, y }) => y + ((count - 1) / 2) * hanging.pitch);

function hangingRows(table: ReelShares): ReelRow[] {
  const { gap, pitch } = hanging;
  const breadth = reel.lines * pitch + (table.length - 1) * gap;
  return reelRows(table, -breadth / 2 - gap, gap, pitch);
}

/** Angle from a line’s spoke to the side where lines come in, in radians; negative over the reel. */
export function turnOf({ row, spoke: [[x, y]] }: ReelLine): number {
  const turned = (TURN - Math.atan2(x, -y)) % TURN;
  return turned - TURN / 4 - (row === 0 ? TURN : 0);
}
