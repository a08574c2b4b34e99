import { smoothstep } from '#shared/drawing/interpolate.ts';
import { type Block, blockHalf as half } from './blocks';

const floor = -1.62;
const eye = [0, 2.7, 8.4] as const;
const tilt = -0.3;
const zoom = 1.42;
const light = [-0.45, 0.82, 0.35] as const;
const lampShifts = [-0.06, -0.02, 0.02, 0.06];

/** Brightness 0–1 of each pixel of the cube and its floor, by ray marching; `turn` in radians. */
export function shadeCube(
  blocks: Block[],
  [width, height]: readonly [width: number, height: number],
  turn: number,
): Float32Array {
  const shades = new Float32Array(width * height);
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const toCube = (x: number, y: number, z: number) => [c * x - s * z, y, s * x + c * z] as const;
  const origin = toCube(...eye);
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const u = (px + 0.5 - width / 2) / height;
      const v = (height / 2 - py - 0.5) / height;
      const up = v * Math.cos(tilt) + zoom * Math.sin(tilt);
      const ahead = zoom * Math.cos(tilt) - v * Math.sin(tilt);
      const ray = toCube(u, up, -ahead);
      shades[py * width + px] = shadeRay(blocks, origin, ray, toCube);
    }
  }
  return shades;
}

type Spot = readonly [number, number, number];

function shadeRay(
  blocks: Block[],
  [ox, oy, oz]: Spot,
  [rx, ry, rz]: Spot,
  toCube: (x: number, y: number, z: number) => Spot,
): number {
  let distance = ry < 0 ? (floor - oy) / ry : 1e9;
  let hit: Block | undefined;
  for (const block of blocks) {
    const entry = entryOf(block, ox, oy, oz, rx, ry, rz);
    if (entry > 0 && entry < distance) {
      distance = entry;
      hit = block;
    }
  }
  if (distance > 60) return 0;
  const x = ox + rx * distance;
  const y = oy + ry * distance;
  const z = oz + rz * distance;
  const normal = hit ? faceNormal(x - hit.x, y - hit.y, z - hit.z) : ([0, 1, 0] as const);
  const lamp = toCube(...light);
  const facing = normal[0] * lamp[0] + normal[1] * lamp[1] + normal[2] * lamp[2];
  const lit = facing > 0 ? facing * lightReaching(blocks, x, y, z, normal, lamp) : 0;
  const open = openness(blocks, x, y, z, normal);
  // A weak light from the right and one from the floor keep details visible on the dark side.
  const fill = toCube(0.8, 0.1, 0.6);
  const filled = Math.max(0, normal[0] * fill[0] + normal[1] * fill[1] + normal[2] * fill[2]);
  const ambient = 0.1 + 0.12 * normal[1] + 0.2 * filled * smoothstep(floor - 1.2, 2, y);
  const shade = (ambient + 0.78 * lit) * (0.3 + 0.7 * open);
  if (hit) return Math.min(1, shade);
  // The floor gets darker away from the cube.
  return shade * 0.42 * smoothstep(7.5, 1.2, Math.hypot(x, z));
}

function lightReaching(
  blocks: Block[],
  x: number,
  y: number,
  z: number,
  n: Spot,
  lamp: Spot,
): number {
  let reached = 0;
  const ox = x + n[0] * 0.004;
  const oy = y + n[1] * 0.004;
  const oz = z + n[2] * 0.004;
  for (const shift of lampShifts) {
    const lx = lamp[0] + shift;
    const lz = lamp[2] + shift * 0.6;
    if (!blocks.some((block) => entryOf(block, ox, oy, oz, lx, lamp[1], lz) > 0)) reached += 0.25;
  }
  return reached;
}

/** How much of the sky a point sees, by distance at four reaches along its normal. */
function openness(blocks: Block[], x: number, y: number, z: number, n: Spot): number {
  let hidden = 0;
  let weight = 1;
  for (let reach = 0.12; reach < 0.5; reach += 0.12) {
    const gap = gapTo(blocks, x + n[0] * reach, y + n[1] * reach, z + n[2] * reach);
    hidden += weight * Math.max(0, reach - gap);
    weight *= 0.7;
  }
  return Math.max(0, 1 - 1.7 * hidden);
}

function gapTo(blocks: Block[], x: number, y: number, z: number): number {
  let nearest = (y - floor) ** 2;
  for (const block of blocks) {
    const dx = Math.max(0, Math.abs(x - block.x) - half);
    const dy = Math.max(0, Math.abs(y - block.y) - half);
    const dz = Math.max(0, Math.abs(z - block.z) - half);
    nearest = Math.min(nearest, dx * dx + dy * dy + dz * dz);
  }
  return Math.sqrt(nearest);
}

/** Distance at which a ray enters a block, or -1. */
function entryOf(
  block: Block,
  ox: number,
  oy: number,
  oz: number,
  rx: number,
  ry: number,
  rz: number,
): number {
  const ax = (block.x - ox) / rx;
  const ay = (block.y - oy) / ry;
  const az = (block.z - oz) / rz;
  const bx = Math.abs(half / rx);
  const by = Math.abs(half / ry);
  const bz = Math.abs(half / rz);
  const entry = Math.max(ax - bx, ay - by, az - bz);
  return entry < Math.min(ax + bx, ay + by, az + bz) ? entry : -1;
}

function faceNormal(x: number, y: number, z: number): Spot {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  const az = Math.abs(z);
  if (ax > ay && ax > az) return [Math.sign(x), 0, 0];
  return ay > az ? [0, Math.sign(y), 0] : [0, 0, Math.sign(z)];
}
