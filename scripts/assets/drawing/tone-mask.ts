import type { Glyph, TextOutline } from './glyph-outline';
import { polygonsOf } from './glyph-polygons';
import type { Point } from './svg-path';
import type { Tone } from './swelled-line';

export interface ToneMask {
  width: number;
  height: number;
  /** Left end of the baseline. */
  x: number;
  y: number;
  /** Standard deviation of the softening, px. */
  blur: number;
}

/** Turns outlines into a soft mask, so that a line swells gradually over a few pixels. */
export function textTone(text: TextOutline, mask: ToneMask): Tone {
  const { width, height, blur } = mask;
  const edges = text.glyphs.flatMap((glyph) => edgesOf(glyph, mask.x + glyph.x, mask.y));
  const sharp = fill(edges, width, height);
  const weights = gaussian(blur);
  const across = convolve(sharp, width, height, weights, 1);
  const soft = convolve(across, width, height, weights, width);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 0 || row < 0 || column >= width || row >= height) return 0;
    return soft[row * width + column] ?? 0;
  };
}

type Edge = readonly [from: Point, to: Point];

function edgesOf(glyph: Glyph, dx: number, dy: number): Edge[] {
  return polygonsOf(glyph).flatMap((polygon) => {
    const placed = polygon.map(([x, y]): Point => [x + dx, y + dy]);
    return placed.map((point, index): Edge => [placed.at(index - 1) ?? point, point]);
  });
}

/** Non-zero winding, sampled four times a row; every sample counts a quarter. */
function fill(edges: readonly Edge[], width: number, height: number): Float32Array {
  const pixels = new Float32Array(width * height);
  for (let sample = 0; sample < height * 4; sample += 1) {
    const y = (sample + 0.5) / 4;
    const crossings = edges
      .filter(([from, to]) => from[1] <= y !== to[1] <= y)
      .map(([from, to]) => ({
        x: from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]),
        turn: from[1] < to[1] ? 1 : -1,
      }))
      .sort((a, b) => a.x - b.x);
    let winding = 0;
    crossings.forEach((crossing, index) => {
      winding += crossing.turn;
      const next = crossings[index + 1];
      if (winding === 0 || !next) return;
      const row = Math.floor(sample / 4) * width;
      for (let x = Math.max(0, Math.floor(crossing.x)); x < Math.min(width, next.x); x += 1) {
        const covered = Math.min(x + 1, next.x) - Math.max(x, crossing.x);
        pixels[row + x] = (pixels[row + x] ?? 0) + covered / 4;
      }
    });
  }
  return pixels;
}

function gaussian(deviation: number): number[] {
  const reach = Math.ceil(deviation * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** One pass of a separable blur; `stride` 1 runs along rows, the width along columns. */
function convolve(
  source: Float32Array,
  width: number,
  height: number,
  weights: readonly number[],
  stride: number,
): Float32Array {
  const reach = (weights.length - 1) / 2;
  const target = new Float32Array(source.length);
  const limit = stride === 1 ? width : height;
  for (let index = 0; index < source.length; index += 1) {
    const place = stride === 1 ? index % width : Math.floor(index / width);
    let sum = 0;
    weights.forEach((weight, offset) => {
      const at = place + offset - reach;
      if (at >= 0 && at < limit) sum += weight * (source[index + (offset - reach) * stride] ?? 0);
    });
    target[index] = sum;
  }
  return target;
}
