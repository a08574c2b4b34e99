import { TURN } from '#shared/drawing/interpolate.ts';
import {
  at,
  type Piece,
  type Point,
  type ReelLine,
  reel,
  reelLines,
  reelRows,
} from '#shared/drawing/reel.ts';
import { linePath } from '#shared/drawing/reel-path.ts';
import { rail, railPicture, railPlaces } from '#shared/drawing/reel-rail.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import type { ChartColor } from '#shared/figures/allocations.ts';
import { palette } from '../drawing/palette';
import { svg, writeImage } from '../drawing/svg-document';
import { chartInks } from '../whitepaper/style';

/** As in the page's style sheet. */
const inks = { ...chartInks, slate: palette.slate };
/** Thickness of a line, px. */
const LINE = 1.5;

/** The lines between the reel of the tokenomics page and the rail beside its list, for narrow windows. */
export async function drawReelRail(): Promise<void> {
  const { unit, left, top, width, height } = railPicture;
  const table = allocationTable();
  const lines = railLines(reelLines(reelRows(table, 0, 0)));
  const strands = table.map(({ color }, row) => {
    const own = lines.filter((line) => line.row === row);
    return `<path stroke="${inks[color as ChartColor]}" d="${own.map(linePath).join('')}"/>`;
  });
  const drawing = `<g fill="none" stroke-width="${LINE / unit}" transform="scale(${unit})">${strands.join('')}</g>`;
  await writeImage('reel-rail', svg({ x: left, y: top, width, height }, drawing));
}

/** Lines with the same spokes that go round the reel, all the same way, and down the rail. */
function railLines(lines: readonly ReelLine[]): ReelLine[] {
  const rows = lines.toSorted((a, b) => a.row - b.row);
  const counts = [...new Set(rows.map(({ row }) => row))].map(
    (row) => rows.filter((line) => line.row === row).length,
  );
  const places = railPlaces(counts);
  const { unit } = railPicture;
  return rows.map((line, index) => {
    const off = (places[index] ?? 0) / unit;
    const x = rail.right / unit - off;
    const pieces = toSpoke(x, reel.lane + off, rail.turn / unit, line);
    return { ...line, start: [x, rail.bottom / unit], pieces };
  });
}

/** Up the rail, and along a lane of this radius where the spoke does not point to the rail itself. */
function toSpoke(x: number, lane: number, turn: number, { spoke: [[sx, sy]] }: ReelLine): Piece[] {
  const angle = Math.atan2(sx, -sy);
  const [{ bend }, foot] = [reel, lane + turn];
  // Where its spoke meets the rail, or the lane.
  const alongRail = x / Math.sin(angle);
  const alongLane = lane / -Math.cos(angle);
  if (angle > TURN / 4 && -alongRail * Math.cos(angle) + bend < lane) {
    const y = -alongRail * Math.cos(angle);
    return inward([x, y + bend], [x, y + 0.4 * bend], alongRail, angle);
  }
  if (angle > TURN / 4 && at(alongLane, angle)[0] + bend > x - turn) {
    const by = [[x, lane], at(reel.outer + 2 * bend, angle)] as const;
    return [
      { kind: 'line', to: [x, foot] },
      { kind: 'curve', by, to: at(reel.outer, angle) },
    ];
  }
  const near = 0.45 * turn;
  const by = [[x, lane + near] as const, [x - turn + near, lane] as const] as const;
  const corner: Piece[] = [
    { kind: 'line', to: [x, foot] },
    { kind: 'curve', by, to: [x - turn, lane] },
  ];
  if (angle > TURN / 4) {
    const [end] = at(alongLane, angle);
    return [...corner, ...inward([end + bend, lane], [end + 0.4 * bend, lane], alongLane, angle)];
  }
  const bent = angle - bend / lane;
  const [, ...rest] = inward([0, 0], at(lane, angle - (0.4 * bend) / lane), lane, angle);
  return [
    ...corner,
    { kind: 'line', to: [0, lane] },
    { kind: 'arc', radius: lane, from: -TURN / 2, to: bent },
    ...rest,
  ];
}

/** To a place, and from there round a bend at this radius to the spoke. */
function inward(to: Point, by: Point, radius: number, angle: number): Piece[] {
  const bend = Math.min(reel.bend, radius - reel.outer);
  return [
    { kind: 'line', to },
    { kind: 'curve', by: [by, at(radius - 0.4 * bend, angle)], to: at(radius - bend, angle) },
    { kind: 'line', to: at(reel.outer, angle) },
  ];
}
