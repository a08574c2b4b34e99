import type { Field, Point } from './fields';
import type { Scene } from './scene';

/** Light that a point of the scene sends to the eye, 0–1: key light, sky, shadow and creases. */
export function shadeAt(scene: Scene, ray: Point, distance: number, light: Point): number {
  const x = scene.eye[0] + ray[0] * distance;
  const y = scene.eye[1] + ray[1] * distance;
  const z = scene.eye[2] + ray[2] * distance;
  const solid: Field = (a, b, c) => Math.min(scene.solid(a, b, c), b);
  const isGround = y < 0.004 && scene.solid(x, y, z) > 0.002;
  const [nx, ny, nz] = isGround ? ([0, 1, 0] as const) : normalAt(scene.solid, x, y, z);
  const lambert = Math.max(0, nx * light[0] + ny * light[1] + nz * light[2]);
  const lit =
    lambert > 0
      ? lambert * softShadow(scene.solid, x + nx * 0.01, y + ny * 0.01, z + nz * 0.01, light)
      : 0;
  const ambient = 0.2 + 0.2 * Math.max(0, ny) + 0.12 * Math.max(0, -nx);
  const open = openness(solid, x, y, z, nx, ny, nz);
  const reflectance = isGround
    ? typeof scene.ground === 'number'
      ? scene.ground
      : scene.ground(x, z)
    : (scene.paint?.(x, y, z) ?? 1);
  return clamp((ambient + 0.66 * lit) * (0.34 + 0.66 * open) * reflectance);
}

function softShadow(solid: Field, x: number, y: number, z: number, light: Point): number {
  let lit = 1;
  let distance = 0.02;
  for (let step = 0; step < 48 && distance < 14; step++) {
    const gap = solid(x + light[0] * distance, y + light[1] * distance, z + light[2] * distance);
    if (gap < 0.001) return 0;
    lit = Math.min(lit, (12 * gap) / distance);
    distance += Math.max(0.02, Math.min(gap, 0.6));
  }
  return lit;
}

/** How much of the sky a point sees: 1 in the open, 0 in a crease. */
function openness(
  solid: Field,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  let hidden = 0;
  let weight = 1;
  for (let step = 1; step <= 5; step++) {
    const reach = 0.09 * step;
    hidden += weight * (reach - solid(x + nx * reach, y + ny * reach, z + nz * reach));
    weight *= 0.72;
  }
  return clamp(1 - 1.5 * hidden);
}

function normalAt(solid: Field, x: number, y: number, z: number): Point {
  const e = 0.0015;
  return unit([
    solid(x + e, y, z) - solid(x - e, y, z),
    solid(x, y + e, z) - solid(x, y - e, z),
    solid(x, y, z + e) - solid(x, y, z - e),
  ]);
}

export function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

export function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
