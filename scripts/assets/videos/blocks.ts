import { smoothstep } from '#shared/drawing/interpolate.ts';

/** A cube with sides of length 1. */
export interface Block {
  middle: readonly [x: number, y: number, z: number];
  /** From 0 in its place to 1 while it moves. */
  glow: number;
}

/** How many blocks are on each other, from the back row to the front one, in each row from the left. */
const heights = [
  [3, 3, 3, 3, 2],
  [3, 3, 3, 2, 1],
  [3, 3, 2, 2, 1],
  [3, 2, 2, 1, 1],
];

/** The blocks that move, by their place, one after the other, and the axis along which they do. */
const moves = [
  { place: [1, 0, 3], axis: 2 },
  { place: [2, 2, 1], axis: 1 },
  { place: [4, 0, 2], axis: 0 },
  { place: [0, 2, 3], axis: 2 },
  { place: [3, 1, 2], axis: 1 },
  { place: [4, 1, 0], axis: 0 },
];

const reach = 0.72;

/** The stack at a time from 0 to 1. One block after the other slides out, and back. */
export function blocksAt(time: number): Block[] {
  return heights.flatMap((row, z) =>
    row.flatMap((height, x) =>
      Array.from({ length: height }, (_, y) => blockAt([x, y, z], time * moves.length)),
    ),
  );
}

function blockAt(place: Block['middle'], moment: number): Block {
  const turn = moves.findIndex((move) => String(move.place) === String(place));
  const part = (moment - turn + moves.length) % moves.length;
  const out = reach * smoothstep(0, 0.5, part) * (1 - smoothstep(0.6, 1.1, part));
  const glow = turn < 0 ? 0 : smoothstep(0, 0.15, part) * (1 - smoothstep(1.1, 1.25, part));
  const [x, y, z] = place.map((at, axis) => (moves[turn]?.axis === axis ? at + out : at));
  return { middle: [(x ?? 0) - 2, (y ?? 0) - 1, (z ?? 0) - 1.5], glow };
}
