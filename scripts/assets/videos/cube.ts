import { smoothstep } from '#shared/drawing/interpolate.ts';

export type Axis = 0 | 1 | 2;
export type Spot = readonly [x: number, y: number, z: number];

/** Seen from the right, above and in front, from so far that parallels stay parallel. */
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

/** The nearest block first. */
export function fromTheFront(blocks: Block[]): Block[] {
  return blocks.toSorted((a, b) => dot(b.middle, toEye) - dot(a.middle, toEye));
}

/** Where a block is in the picture. */
export function boxOf({ middle }: Block) {
  const [x, y] = [dot(middle, right), dot(middle, down)];
  const [wide, high] = [(right[0] - right[2]) / 2, (down[0] - down[1] + down[2]) / 2];
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

/** The width of a face across an axis in the picture, between its edges along another. */
export function widthOf(across: Axis, along: Axis): number {
  const area = right[across] * down[along] - down[across] * right[along];
  return Math.abs(area) / Math.hypot(right[along], down[along]);
}

/** The place on a block that is seen at a place of the picture, and the axis across its face. */
export function seenAt({ middle }: Block, x: number, y: number) {
  const entries = [
    aheadOf(0, middle[0] + 0.5, x, y),
    aheadOf(1, middle[1] + 0.5, x, y),
    aheadOf(2, middle[2] + 0.5, x, y),
  ] as const;
  const ahead = Math.min(entries[0], entries[1], entries[2]);
  const exit = Math.max(
    entries[0] - 1 / toEye[0],
    entries[1] - 1 / toEye[1],
    entries[2] - 1 / toEye[2],
  );
  if (exit > ahead) return undefined;
  const axis: Axis = ahead === entries[0] ? 0 : ahead === entries[1] ? 1 : 2;
  return { axis, spot: spotAhead(ahead, x, y) };
}

/** The place that is seen on the floor. */
export function floorAt(level: number, x: number, y: number): Spot {
  return spotAhead(aheadOf(1, level, x, y), x, y);
}

/** How far from the middle, towards the eye, a place of the picture meets the plane across an axis. */
function aheadOf(axis: Axis, at: number, x: number, y: number): number {
  return (at - x * right[axis] - y * down[axis]) / toEye[axis];
}

function spotAhead(ahead: number, x: number, y: number): Spot {
  return [
    x * right[0] + y * down[0] + ahead * toEye[0],
    x * right[1] + y * down[1] + ahead * toEye[1],
    x * right[2] + y * down[2] + ahead * toEye[2],
  ];
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
