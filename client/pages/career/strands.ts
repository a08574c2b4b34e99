import { type Braid, braidLine, joining, linePath } from '#shared/drawing/braid.ts';

/** Layout beside the rows, px at the default text size: x from their right end, y from their top. */
export const beside = {
  braid: { middle: 50, reach: 500, wave: 640 } satisfies Braid,
  turn: 0.52,
  /** A line is level up to `leaves` and woven from `joins` on, both further to the right the lower the row. */
  leaves: { first: 26, later: 220 },
  joins: { first: 330, later: 460 },
  /** Start of the fine lines, with air beside the page's heading. */
  left: 40,
  width: 1320,
  top: -800,
  height: 1400,
  rowHeight: 96,
  /** From the last row to the line of the general application. */
  last: 152,
} as const;

/** Where a row's line begins, beyond the edge of wide pages: a multiple of the dots' distance in strand.css. */
const begins = -2800;

/** Layout above the rows, on narrow screens: x to the page's right edge, y from the scene's top. */
export const above = {
  braid: { middle: 92, reach: 58, wave: 330 } satisfies Braid,
  width: 1100,
  height: 208,
  /** Where the lines begin to leave the braid. */
  leaves: 820,
  /** The bend of the innermost line into its lane. */
  bend: { y: 140, radius: 58 },
} as const;

/** The lanes in the margin, one for each row. */
export const lanes = { width: 64, radius: 18, height: 6000, edge: 15, room: 26 } as const;

/** Index of a strand, and how many there are. */
export interface Strand {
  index: number;
  count: number;
}

/** Bottom of the rows in the served layout: px below their top. */
export function servedBottom({ index, count }: Strand): number {
  const rows = Math.min(index + 1, count - 1) * beside.rowHeight;
  return index === count - 1 ? rows + beside.last : rows;
}

/** Path below a row, which ends at 0, 0, and into the braid. */
export function strandBeside(strand: Strand, bottom = servedBottom(strand)): string {
  const { braid, turn, width } = beside;
  const share = strand.index / strand.count;
  const leaves = beside.leaves.first + beside.leaves.later * share;
  const joins = beside.joins.first + beside.joins.later * share;
  const woven = braidLine({ ...braid, middle: braid.middle - bottom }, turn - share);
  const line = joining(() => 0, woven, leaves, joins);
  return `M${begins} 0L${linePath(line, leaves, width, 36).slice(1)}`;
}

/** Path along the braid above, into a bundle, and round a bend into its lane. */
export function strandAbove(strand: Strand): string {
  const { braid, width, height, leaves, bend } = above;
  const outwards = laneOf(strand) - laneOf({ ...strand, index: 0 });
  const radius = Math.round(10 * (bend.radius + outwards)) / 10;
  const lane = width - lanes.width + laneOf(strand);
  const woven = braidLine(braid, turnAbove(strand));
  const bundled = joining(woven, () => bend.y - outwards, leaves, lane - radius);
  const bent = `a${radius} ${radius} 0 0 1 ${radius} ${radius}`;
  return `${linePath(bundled, 0, lane - radius, 30)}${bent}L${lane} ${height}`;
}

/** Path below a row, and up its lane. Longer than any page: the scene clips it. */
export function laneBeside(strand: Strand): string {
  const { radius, height } = lanes;
  const straight = laneOf(strand) - radius;
  return `M${begins} 0H${straight}a${radius} ${radius} 0 0 0 ${radius} ${-radius}V${-height}`;
}

/** The first row's lane is the innermost. */
function laneOf({ index, count }: Strand): number {
  const pitch = Math.min(6, lanes.room / Math.max(1, count - 1));
  return Math.round(10 * (lanes.width - lanes.edge - (count - 1 - index) * pitch)) / 10;
}

/** Phase in the braid, chosen so that lines cross at steep angles before they are a bundle. */
function turnAbove({ index, count }: Strand): number {
  const { braid, leaves } = above;
  const slot = index % 2 ? -(index + 1) / 2 : index / 2;
  return 0.9 - leaves / braid.wave + slot / count;
}
