import { smoothstep } from '#shared/drawing/interpolate.ts';
import { dot, type Vector } from '../drawing/turned';

/** Orthographic view from the right, above and in front. */
const [azimuth, elevation] = [0.7, 0.4];
const [back, side] = [Math.cos(azimuth), Math.sin(azimuth)];
const [level, up] = [Math.cos(elevation), Math.sin(elevation)];
const right: Vector = [back, 0, -side];
const down: Vector = [side * up, -level, back * up];
const toEye: Vector = [side * level, up, back * level];
const lamp: Vector = [-0.42, 0.8, 0.52];

/** Sorts blocks from back to front. */
export function fromTheBack(blocks: Block[]): Block[] {
  return blocks.toSorted((a, b) => dot(a.middle, toEye) - dot(b.middle, toEye));
}

/** Projects a spot into the picture. */
export function placeOf(spot: Vector): [x: number, y: number] {
  return [dot(spot, right), dot(spot, down)];
}

/** The spot of a floor that the picture shows at x, y. */
export function floorAt(height: number, x: number, y: number): Vector {
  const near = (y + height * level) / up;
  return [x * right[0] + near * side, height, x * right[2] + near * back];
}

/** Whether a block is between a place and the lamp. */
export function isShaded(blocks: Block[], spot: Vector): boolean {
  return blocks.some(({ middle }) => {
    let [entry, exit] = [0.001, Number.POSITIVE_INFINITY];
    for (const axis of [0, 1, 2] as const) {
      const at = (middle[axis] - spot[axis]) / lamp[axis];
      const reach = 0.5 / Math.abs(lamp[axis]);
      entry = Math.max(entry, at - reach);
      exit = Math.min(exit, at + reach);
    }
    return entry < exit;
  });
}

/** A cube with sides of length 1. */
export interface Block {
  middle: Vector;
  /** 0 in place, 1 while it moves. */
  glow: number;
}

/** Stack heights: rows from back to front, each from the left. */
const heights = [
  [3, 3, 3, 3, 2],
  [3, 3, 3, 2, 1],
  [3, 3, 2, 2, 1],
  [3, 2, 2, 1, 1],
];

/** Blocks that move in turn: place and axis. */
const moves = [
  { place: [1, 0, 3], axis: 2 },
  { place: [2, 2, 1], axis: 1 },
  { place: [4, 0, 2], axis: 0 },
  { place: [0, 2, 3], axis: 2 },
  { place: [3, 1, 2], axis: 1 },
  { place: [4, 1, 0], axis: 0 },
];

/** The stack at a time from 0 to 1. Blocks slide out and back in turn. */
export function blocksAt(time: number): Block[] {
  return heights.flatMap((row, z) =>
    row.flatMap((height, x) =>
      Array.from({ length: height }, (_, y) => blockAt([x, y, z], time * moves.length)),
    ),
  );
}

function blockAt(place: Vector, moment: number): Block {
  const turn = moves.findIndex((move) => String(move.place) === String(place));
  const part = (moment - turn + moves.length) % moves.length;
  const out = 0.72 * smoothstep(0, 0.5, part) * (1 - smoothstep(0.6, 1.1, part));
  const glow = turn < 0 ? 0 : smoothstep(0, 0.15, part) * (1 - smoothstep(1.1, 1.25, part));
  const [x, y, z] = place.map((at, axis) => (moves[turn]?.axis === axis ? at + out : at));
  return { middle: [(x ?? 0) - 2, (y ?? 0) - 1, (z ?? 0) - 1.5], glow };
}
