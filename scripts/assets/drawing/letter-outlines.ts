import { mix } from '#shared/drawing/interpolate.ts';
import type { Glyph, TextOutline } from './glyph-outline';
import type { Point } from './svg-path';

/** Letters with a smaller aspect ratio keep it. */
const NARROW = 0.74;

/** A glyph's outlines scaled to the box from -1 to 1, y upwards, as `markLetter` reads them. */
export function outlinesOf(glyph: Glyph): string {
  const outlines = polygonsIn(glyph);
  const [xs, ys] = [outlines.flat().map(([x]) => x), outlines.flat().map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, foot] = [Math.min(...ys), Math.max(...ys)];
  const halfHeight = (foot - top) / 2;
  const halfWidth = Math.max(NARROW * halfHeight, (right - left) / 2);
  const corner = ([x, y]: readonly [number, number]) =>
    [(x - (left + right) / 2) / halfWidth, ((top + foot) / 2 - y) / halfHeight]
      .map((place) => Number(place.toFixed(3)))
      .join();
  return outlines.map((outline) => outline.map(corner).join(' ')).join('/');
}

/** The outlines of laid-out text as polygons, with its baseline's left end at the given place. */
export function polygonsOf({ glyphs }: TextOutline, x: number, y: number): Point[][] {
  return glyphs.flatMap((glyph) =>
    polygonsIn(glyph).map((points) => points.map(([px, py]): Point => [px + x + glyph.x, py + y])),
  );
}

/** A curve becomes eight straight pieces. */
function polygonsIn({ commands }: Glyph): Point[][] {
  const polygons: Point[][] = [];
  for (const { type, points } of commands) {
    if (type === 'M') polygons.push([...points]);
    const polygon = polygons.at(-1);
    const start = polygon?.at(-1);
    if (type === 'M' || !polygon || !start) continue;
    const pieces = points.length > 1 ? 8 : 1;
    for (let piece = 1; piece <= pieces; piece += 1)
      polygon.push(along([start, ...points], piece / pieces));
  }
  return polygons;
}

/** A place on a line or curve, by de Casteljau's construction. */
function along(points: readonly Point[], share: number): Point {
  const [first, second] = points;
  if (!first || !second) return first ?? [0, 0];
  const between = points.slice(1).map(([x, y], index): Point => {
    const [x0, y0] = points[index] as Point;
    return [mix(x0, x, share), mix(y0, y, share)];
  });
  return along(between, share);
}
