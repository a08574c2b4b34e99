import type { Point } from './fields';
import type { Scene } from './scene';
import { clamp, shadeAt, unit } from './shade';

export const plateWidth = 380;
export const plateHeight = 240;

const samplesPerSide = 3;
const farthest = 60;

/** Shade 0–1 and cover 0–1 of each pixel, interleaved; cover 0 is sky. */
export function marchScene(scene: Scene): Float32Array {
  const picture = new Float32Array(plateWidth * plateHeight * 2);
  const [forward, right, up] = cameraAxes(scene);
  const light = unit(scene.light);
  const weight = 1 / samplesPerSide ** 2;
  for (let py = 0; py < plateHeight; py++) {
    for (let px = 0; px < plateWidth; px++) {
      let shade = 0;
      let cover = 0;
      for (let sample = 0; sample < samplesPerSide ** 2; sample++) {
        const sx = ((sample % samplesPerSide) + 0.5) / samplesPerSide;
        const sy = (Math.floor(sample / samplesPerSide) + 0.5) / samplesPerSide;
        const u = (px + sx - plateWidth / 2) / plateHeight;
        const v = (plateHeight / 2 - py - sy) / plateHeight;
        const ray = unit([
          forward[0] * scene.zoom + right[0] * u + up[0] * v,
          forward[1] * scene.zoom + right[1] * u + up[1] * v,
          forward[2] * scene.zoom + right[2] * u + up[2] * v,
        ]);
        const distance = march(scene, ray);
        if (distance >= farthest) continue;
        const seen = scene.haze ? clamp(2 - (2 * distance) / scene.haze) : 1;
        shade += shadeAt(scene, ray, distance, light) * seen * weight;
        cover += seen * weight;
      }
      const index = (py * plateWidth + px) * 2;
      picture[index] = cover > 0 ? shade / cover : 0;
      picture[index + 1] = cover;
    }
  }
  return picture;
}

function march(scene: Scene, ray: Point): number {
  const [ex, ey, ez] = scene.eye;
  // The ground is met exactly, so that grazing rays do not crawl along it.
  const toGround = ray[1] < -1e-4 ? -ey / ray[1] : farthest;
  let distance = 0;
  for (let step = 0; step < 160; step++) {
    const gap = scene.solid(ex + ray[0] * distance, ey + ray[1] * distance, ez + ray[2] * distance);
    if (gap < 0.0012 * (1 + distance * 0.15)) return distance;
    distance += gap * 0.9;
    if (distance > toGround) return Math.min(toGround, farthest);
    if (distance > farthest) return farthest;
  }
  return distance;
}

function cameraAxes({ eye, target }: Scene): [Point, Point, Point] {
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = unit([-forward[2], 0, forward[0]]);
  const up: Point = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  return [forward, right, up];
}
