import { type ReelLine, type ReelRow, type ReelShares, reel } from '#shared/drawing/reel.ts';
import { reelLines, reelRows } from '#shared/drawing/reel-lines.ts';
import { spokePath } from '#shared/drawing/reel-path.ts';

/** The tokenomics reel, centred at 0, 0: a line and a spoke for each percent, in its row's ink. */
export function allocationReel(
  rows: readonly ReelRow[],
  inks: readonly string[],
  linePath: (line: ReelLine) => string,
): string {
  const lines = reelLines(rows);
  const groups = inks.map((ink, row) => {
    const own = lines.filter((line) => line.row === row);
    const spokes = `<path stroke-width="${reel.spokeWidth}" d="${own.map(spokePath).join('')}"/>`;
    return `<g stroke="${ink}"><path stroke-width="1.3" d="${own.map(linePath).join('')}"/>${spokes}</g>`;
  });
  return `<g fill="none">${groups.join('')}</g>`;
}

/** Radius of the outermost lane. Half of the lines pass over the reel, from the first row on, and half under it. */
export function reachOf(table: ReelShares): number {
  const [{ count: first } = { count: 0 }] = reelRows(table, 0, 0);
  const half = reel.lines / 2;
  return reel.lane + reel.lanePitch * Math.min(half, Math.max(first, half - first));
}
