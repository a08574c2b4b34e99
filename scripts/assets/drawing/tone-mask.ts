import type { GlyphCommand, TextOutline } from './glyph-outline';
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

/** Turns outlines into a soft alpha mask, so that a line swells over a few pixels and not at once. */
export function textTone(text: TextOutline, mask: ToneMask): Tone {
  const { width, height, blur } = mask;
  const edges = text.glyphs.flatMap((glyph) => flatten(glyph.commands, mask.x + glyph.x, mask.y));
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

function flatten(commands: readonly GlyphCommand[], dx: number, dy: number): Edge[] {
  const edges: Edge[] = [];
  let start: Point = [0, 0];
  let pen: Point = [0, 0];
  const lineTo = (point: Point) => {
    edges.push([pen, point]);
    pen = point;
  };
  for (const { type, points } of commands) {
    const [a, b] = points.map(([x, y]): Point => [x + dx, y + dy]);
    if (type === 'M' && a) {
      if (edges.length > 0) lineTo(start);
      start = a;
      pen = a;
    } else if (type === 'L' && a) lineTo(a);
    else if (type === 'Q' && a && b) {
      const from = pen;
      for (let step = 1; step <= 8; step += 1) lineTo(quadratic(from, a, b, step / 8));
    }
  }
  lineTo(start);
  return edges;
}

function quadratic(from: Point, control: Point, to: Point, t: number): Point {
  const mix = (index: 0 | 1) =>
    (1 - t) ** 2 * from[index] + 2 * t * (1 - t) * control[index] + t ** 2 * to[index];
  return [mix(0), mix(1)];
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
