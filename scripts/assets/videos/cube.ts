import { smoothstep } from '#shared/drawing/interpolate.ts';

export type Spot = readonly [x: number, y: number, z: number];

/** Orthographic view from the right, above and in front. */
const [azimuth, elevation] = [0.7, 0.4];
const right: Spot = [Math.cos(azimuth), 0, -Math.sin(azimuth)];
const down: Spot = [
  Math.sin(azimuth) * Math.sin(elevation),
  -Math.cos(elevation),
  Math.cos(azimuth) * Math.sin(elevation),
];
const toEye: Spot = [
  Math.sin(azimuth) * Math.cos(elevation),
  Math.sin(elevation),
  Math.cos(azimuth) * Math.cos(elevation),
];
const lamp: Spot = [-0.42, 0.8, 0.52];

/** Sorts blocks from back to front. */
export function fromTheBack(blocks: Block[]): Block[] {
  return blocks.toSorted((a, b) => dot(a.middle, toEye) - dot(b.middle, toEye));
}

/** Projects a spot into the picture. */
export function placeOf(spot: Spot): [x: number, y: number] {
  return [dot(spot, right), dot(spot, down)];
}

/** The spot of a floor that the picture shows at x, y. */
export function floorAt(level: number, x: number, y: number): Spot {
  const near = (y + level * Math.cos(elevation)) / Math.sin(elevation);
  return [x * right[0] + near * Math.sin(azimuth), level, x * right[2] + near * Math.cos(azimuth)];
}

/** Whether a block is between a place and the lamp. */
export function isShaded(blocks: Block[], spot: Spot): boolean {
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

function dot(a: Spot, b: Spot): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** A cube with sides of length 1. */
export interface Block {
  middle: readonly [x: number, y: number, z: number];
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

const reach = 0.72;

/** The stack at a time from 0 to 1. Blocks slide out and back in turn. */
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
