import { mix, smoothstep } from '#shared/drawing/interpolate.ts';
import { linePath, normalAt, type Point, repeat } from './svg-path';

/** A lit surface to engrave: `t` runs along a stroke and `v` across strokes, both 0 to 1. */
export interface Surface {
  at(t: number, v: number): Point;
  /** Light that falls on a place, 0 to 1. */
  light(t: number, v: number): number;
}

/** A place on a stroke, and how wide the stroke is there, px. */
export type Cut = readonly [x: number, y: number, width: number];

/** Parallel strokes over a surface, as polygons that get wider with the light. */
export function engraved(surface: Surface, strokes: number, samples = 24): string {
  return repeat(strokes, (index) => {
    const v = (index + 0.5) / strokes;
    return strokeAlong(samples, (t) => {
      const [x, y] = surface.at(t, v);
      const pitch = pitchAt(surface, t, v, strokes);
      // Where strokes get too close, every second one ends and its neighbours widen.
      const room = smoothstep(1.2, 2.2, pitch);
      const share = index % 2 === 0 ? 2 - room : room;
      return [x, y, share * pitch * (0.09 + 0.8 * surface.light(t, v) ** 1.25)];
    });
  });
}

/** Distance between strokes at a place, measured across them. */
function pitchAt({ at }: Surface, t: number, v: number, strokes: number): number {
  const reach = 0.4 / strokes;
  const [ax, ay] = at(t, v - reach);
  const [bx, by] = at(t, v + reach);
  const [nx, ny] = normalAt((along) => at(along, v), t);
  return Math.abs((bx - ax) * nx + (by - ay) * ny) / 0.8;
}

/** A stroke from its place and width at each share of its length. */
export function strokeAlong(samples: number, cutAt: (share: number) => Cut): string {
  return swelledStroke(Array.from({ length: samples + 1 }, (_, at) => cutAt(at / samples)));
}

/** A stroke as a polygon. Places that interpolation gives within the tolerance, px, are dropped. */
export function swelledStroke(places: readonly Cut[], tolerance = 0.07): string {
  const cuts = simplified(places, tolerance);
  const sides = cuts.map(([x, y, width], index) => {
    const [ax, ay] = cuts[Math.max(0, index - 1)] ?? [x, y];
    const [bx, by] = cuts[Math.min(cuts.length - 1, index + 1)] ?? [x, y];
    const reach = width / 2 / Math.max(1e-6, Math.hypot(bx - ax, by - ay));
    return [(ay - by) * reach, (bx - ax) * reach] as const;
  });
  const side = (sign: 1 | -1) =>
    cuts.map(([x, y], index): Point => {
      const [dx, dy] = sides[index] ?? [0, 0];
      return [x + sign * dx, y + sign * dy];
    });
  return linePath([...side(1), ...side(-1).reverse()], true);
}

/** Douglas-Peucker simplification of places and widths. */
function simplified(cuts: readonly Cut[], tolerance: number): Cut[] {
  const [first, last] = [cuts[0], cuts.at(-1)];
  if (!first || !last || cuts.length < 3) return [...cuts];
  let [farthest, distance] = [0, 0];
  const span = Math.hypot(last[0] - first[0], last[1] - first[1]);
  cuts.slice(1, -1).forEach((cut, index) => {
    const share = span ? Math.hypot(cut[0] - first[0], cut[1] - first[1]) / span : 0;
    // With the width as third coordinate.
    const off = cut.map((value, part) => value - mix(first[part] ?? 0, last[part] ?? 0, share));
    const away = Math.hypot(...off);
    if (away > distance) [farthest, distance] = [index + 1, away];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplified(cuts.slice(0, farthest + 1), tolerance),
    ...simplified(cuts.slice(farthest), tolerance).slice(1),
  ];
}
