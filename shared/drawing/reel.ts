import { largestRemainder } from '../figures/allocation-table';
import { clamp, TURN } from './interpolate';

/** Measures of the reel in its own px; its centre is 0, 0. */
export const reel = {
  lines: 100,
  inner: 132,
  outer: 226,
  spokeWidth: 6.2,
  /** Gap between two parts of the ring. */
  gap: (2.4 * TURN) / 360,
  /** Radius of the innermost lane round the reel, and the distance between lanes. */
  lane: 242,
  lanePitch: 4.2,
  /** How much later each lane swings up, where it is steep. */
  swing: 4,
  /** Radius with which a spoke bends into its lane. */
  bend: 8,
  /** Lines that climb round the near side: how far from the ring they bend, their distance, from which angle on, and how high. */
  climb: { bend: 5, pitch: 3.6, from: 1.17, least: 91 },
  /** Where all lines are level, and their distance there. */
  level: -406,
  pitch: 4,
} as const;

export type Point = readonly [x: number, y: number];

export type Piece =
  | { kind: 'line'; to: Point }
  | { kind: 'curve'; by: readonly [Point, Point]; to: Point }
  /** Round the centre, between angles clockwise from the top. */
  | { kind: 'arc'; radius: number; from: number; to: number };

/** One line, from its level part to the outer end of its spoke. */
export interface ReelLine {
  row: number;
  start: Point;
  pieces: Piece[];
  /** Outer and inner end. */
  spoke: readonly [Point, Point];
}

/** Rows of a list: the number of lines, and how far below the centre the first one is. */
export interface ReelRow {
  count: number;
  y: number;
}

/** What the rows are of. */
export type ReelShares = readonly { percent: number }[];

/** Where all lines are level, and their distance there. */
export interface ReelLevel {
  level: number;
  pitch: number;
}

/** Rows below each other, each with a line for each percent below a gap for its words. */
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
 * The lines from the rows to the ring. Anticlockwise from the top stand the second row, the third and so
 * on; the first is last, so that it comes over the top as the last ones come under the bottom.
 */
export function reelLines(rows: readonly ReelRow[], { level, pitch }: ReelLevel = reel) {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const step = (TURN - rows.length * reel.gap) / total;
  const order = [...rows.keys()].slice(1).concat(rows.length > 0 ? 0 : []);
  const lines: ReelLine[] = [];
  let turned = 0;
  let below = 0;
  for (const row of order) {
    const { count, y } = rows[row] as ReelRow;
    turned += reel.gap / 2;
    // How many of its lines end before the bottom, if others pass under it.
    const before = Math.ceil((BOTTOM - turned) / step - 0.5);
    const isSplit = row !== 0 && before < count;
    for (let index = 0; index < count; index += 1) {
      const angle = -(turned + (index + 0.5) * step);
      const start: Point = [level, y + (index + 0.5) * pitch];
      const isBehind = -angle > BOTTOM;
      const lane = row === 0 ? count - 1 - index : below;
      if (isBehind && row !== 0) below += 1;
      const spoke = [at(reel.outer, angle), at(reel.inner, angle)] as const;
      const isUnder = isSplit && before - index <= UNDER;
      const pieces = isBehind
        ? roundReel(start, angle, lane, row === 0)
        : isUnder
          ? under(start, angle, index - before)
          : straight(start, angle, step);
      lines.push({ row, start, pieces, spoke });
    }
    turned += count * step + reel.gap / 2;
  }
  return lines;
}

/** Where spokes are far enough past the bottom for lanes that turn at the bottom itself. */
const BOTTOM = TURN / 2 + reel.bend / reel.lane;
/** So many lines before the bottom have lanes of their own inside the others; the ring leaves room for them. */
const UNDER = 9;

/** To a spoke on the near side just before the bottom, or before the top, beside the lanes that go on round the reel. */
export function under([x, y]: Point, angle: number, lane: number, side = 1): Piece[] {
  const depth = side * (reel.lane + lane * reel.lanePitch);
  const radius = depth / -Math.cos(angle);
  const bend = Math.min(reel.bend, radius - reel.outer);
  const [corner] = at(radius, angle);
  return [
    swing([x, y], [corner - bend, depth], side * lane),
    {
      kind: 'curve',
      by: [[corner - 0.4 * bend, depth], at(radius - 0.4 * bend, angle)],
      to: at(radius - bend, angle),
    },
    { kind: 'line', to: at(reel.outer, angle) },
  ];
}

/** To a spoke on the near side. */
function straight([x, y]: Point, angle: number, step: number): Piece[] {
  const end = at(reel.outer, angle);
  const isBeside = -0.5 * reel.outer < y && y < 0.65 * reel.outer;
  const rise = y - end[1];
  if (isBeside && rise > (-angle < reel.climb.from ? 0 : reel.climb.least)) {
    return climbing([x, y], angle, step);
  }
  // With less room they come straight at the ring, the straighter the less they rise.
  if (isBeside && rise > 0) {
    const aim = at(reel.outer + 45 - 0.4 * rise, angle);
    return [{ kind: 'curve', by: [[end[0] - 90 + 0.45 * rise, y], aim], to: end }];
  }
  const steepness = Math.abs(Math.cos(angle));
  // From outside it bends at once, within the lanes that pass there; from the middle it swings round the ring.
  const isOutside = Math.abs(y) > Math.abs(end[1]);
  const [ax, ay] = at(reel.outer + 46 + (isOutside ? -38 : 16) * steepness, angle);
  // Nearer to the ring there is less room to swing.
  const swing = (x + reel.outer + 46) / (reel.level + reel.outer + 46);
  const by = [
    [x + 150 * swing, y],
    [ax - (56 + 30 * steepness) * swing, ay],
  ] as const;
  return [{ kind: 'curve', by, to: end }];
}

/**
 * To a spoke above it, along a spiral round the ring. At each spoke the innermost line turns in and the others
 * come one lane nearer, so that they are as far apart everywhere.
 */
function climbing([x, y]: Point, angle: number, step: number): Piece[] {
  const { outer, climb } = reel;
  const inward = climb.pitch / step;
  const last = angle - climb.bend / outer;
  const radiusAt = (to: number) => outer + climb.bend + inward * (angle - to);
  /** A point of the spiral, or this far past it towards the top. */
  const along = (to: number, past = 0): Point => {
    const radius = radiusAt(to);
    const [px, py] = at(radius, to);
    const share = past / Math.hypot(radius, inward);
    return [px - share * (py + (inward * px) / radius), py + share * (px - (inward * py) / radius)];
  };
  const first = Math.min(last, -climb.from);
  const foot = along(first);
  // A round bend out of the level, or as much of one as there is room for.
  const turn = Math.atan2(foot[1] - along(first, 1)[1], along(first, 1)[0] - foot[0]);
  const bend = (y - foot[1]) / (1 - Math.cos(turn));
  const reach = (4 / 3) * Math.tan(turn / 4) * bend;
  const begin = Math.max(x, foot[0] - bend * Math.sin(turn));
  const third = ((last - first) * (radiusAt(first) + radiusAt(last))) / 6;
  const spiral: Piece = {
    kind: 'curve',
    by: [along(first, third), along(last, -third)],
    to: along(last),
  };
  return [
    { kind: 'line', to: [begin, y] },
    { kind: 'curve', by: [[begin + reach, y], along(first, -reach)], to: foot },
    ...(first < last ? [spiral] : []),
    {
      kind: 'curve',
      by: [along(last, 0.6 * climb.bend), at(outer + 0.4 * climb.bend, angle)],
      to: at(outer, angle),
    },
  ];
}

/** From the level to its lane, the later the steeper it is, so that lines below each other do not close up. */
function swing([x, y]: Point, to: Point, lane: number): Piece {
  // In whole px, as it is in the document a hundred times.
  const late = Math.round(lane * reel.swing * clamp((y - to[1]) / reel.outer));
  return {
    kind: 'curve',
    by: [
      [x + 215 + late, y],
      [late - 205, to[1]],
    ],
    to,
  };
}

/** To a spoke on the far side, over the top or under the bottom. */
export function roundReel([x, y]: Point, angle: number, lane: number, isOver: boolean): Piece[] {
  const radius = reel.lane + lane * reel.lanePitch;
  const side = isOver ? -1 : 1;
  const spokeAngle = TURN + angle;
  const turn = reel.bend / radius;
  const from = isOver ? 0 : TURN / 2;
  return [
    swing([x, y], [0, side * radius], side * lane),
    { kind: 'arc', radius, from, to: spokeAngle + side * turn },
    {
      kind: 'curve',
      by: [at(radius, spokeAngle + side * turn * 0.4), at(radius - reel.bend * 0.4, spokeAngle)],
      to: at(radius - reel.bend, spokeAngle),
    },
    { kind: 'line', to: at(reel.outer, spokeAngle) },
  ];
}

/** A point in polar coordinates, clockwise from the top. */
export function at(radius: number, angle: number): Point {
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}
