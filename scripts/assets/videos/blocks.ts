import { smoothstep } from '#shared/drawing/interpolate.ts';

/** Middle of one of the cube's blocks. */
export interface Block {
  x: number;
  y: number;
  z: number;
}

/** Half the side of a block: slightly less than half the pitch, so that the joints show. */
export const blockHalf = 0.495;

const pitch = 1.03;
const travel = 0.6;

/** Positions of the 27 blocks at a time from 0 to 1. Each slides out of its face and back. */
export function blocksAt(time: number): Block[] {
  const sites = [-1, 0, 1];
  return sites.flatMap((i) => sites.flatMap((j) => sites.map((k) => blockAt(i, j, k, time))));
}

function blockAt(i: number, j: number, k: number, time: number): Block {
  // Each block has its own face to slide out of, so that no two collide.
  const faces = [i !== 0, j > 0, k !== 0];
  const first = Math.abs(i * 2 + j * 3 + k * 5 + 9) % 3;
  const axis = [first, (first + 1) % 3, (first + 2) % 3].find((face) => faces[face]);
  const delay = (i - k - j + 3) / 6;
  const part = (((time - 0.46 * delay) % 1) + 1) % 1;
  const out = travel * smoothstep(0.02, 0.21, part) * (1 - smoothstep(0.32, 0.52, part));
  return {
    x: i * pitch + (axis === 0 ? i * out : 0),
    y: j * pitch + (axis === 1 ? out : 0),
    z: k * pitch + (axis === 2 ? k * out : 0),
  };
}
