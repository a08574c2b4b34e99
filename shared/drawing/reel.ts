import { type Point, TURN } from './interpolate';

/** Measures of the reel, the donut chart of the allocations, in its own px and in radians; its centre is 0, 0. */
export const reel = {
  lines: 100,
  inner: 132,
  outer: 226,
  spokeWidth: 6.2,
  /** Gap between two parts of the ring. */
  gap: (2.4 * TURN) / 360,
  /** Lanes around the ring: innermost radius, and pitch. */
  lane: 256,
  lanePitch: 4.2,
  /**
   * A line that goes round: length before it bends, angle of joining its lane, radians, and tightness of its last
   * turn.
   */
  lead: 120,
  join: 0.2,
  tight: 0.37,
  /**
   * Lines beside the ring. One that climbs by `most` leaves its spiral by the angle `turn` before its spoke, and turns
   * in at `near` from the ring; level ones, `wider` out. `round` is the radius of bends, `pitch` the distance of the
   * spirals' lanes, and `from` the angle at which they begin.
   */
  beside: { near: 6, turn: 0.168, wider: 36, most: 103, round: 210, pitch: 3.6, from: 1.075 },
  /** The x at which all lines are level, and their pitch there. */
  level: -406,
  pitch: 4,
} as const;

export type Piece =
  | { kind: 'line'; to: Point }
  | { kind: 'curve'; by: readonly [Point, Point]; to: Point }
  /** An arc round the centre; angles are clockwise from the top. */
  | { kind: 'arc'; radius: number; from: number; to: number };

/** A line from its level part to the outer end of its spoke. */
export interface ReelLine {
  row: number;
  start: Point;
  pieces: Piece[];
  /** Outer and inner end. */
  spoke: readonly [Point, Point];
}

/** A row of the list: its line count, and the y of the first below the centre. */
export interface ReelRow {
  count: number;
  y: number;
}

/** The shares that the rows show. */
export type ReelShares = readonly { percent: number }[];
