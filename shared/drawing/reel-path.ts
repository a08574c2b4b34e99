import { at, type Piece, type Point, type ReelLine } from './reel';

/** A line without its spoke, as path data. */
export function linePath({ start, pieces }: ReelLine): string {
  return `M${place(start)}${pieces.map(command).join('')}`;
}

export function spokePath({ spoke: [outer, inner] }: ReelLine): string {
  return `M${place(outer)}L${place(inner)}`;
}

/** The same line as points close enough for straight strokes; the last stroke is its spoke. */
export function linePoints({ start, pieces, spoke }: ReelLine): Point[] {
  const points = [start];
  for (const piece of pieces) points.push(...pointsOf(piece, points.at(-1) as Point));
  points.push(spoke[1]);
  return points;
}

/** Length of a stroke: in px on a curve, in radians on an arc. */
const STROKE_PX = 12;
const STROKE_RADIANS = 0.06;

function pointsOf(piece: Piece, start: Point): Point[] {
  if (piece.kind === 'line') return [piece.to];
  if (piece.kind === 'arc') {
    const count = Math.max(1, Math.ceil(Math.abs(piece.to - piece.from) / STROKE_RADIANS));
    return fractions(count).map((t) => at(piece.radius, piece.from + (piece.to - piece.from) * t));
  }
  const { by, to } = piece;
  const reach = Math.hypot(to[0] - start[0], to[1] - start[1]);
  return fractions(Math.max(4, Math.ceil(reach / STROKE_PX))).map((t) =>
    onCurve([start, by[0], by[1], to], t),
  );
}

function fractions(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index + 1) / count);
}

/** A point of a cubic Bézier curve at a share of its way. */
export function onCurve(points: readonly [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t;
  const weights = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
  const sum = (axis: 0 | 1) =>
    points.reduce((total, point, index) => total + point[axis] * (weights[index] ?? 0), 0);
  return [sum(0), sum(1)];
}

function command(piece: Piece): string {
  if (piece.kind === 'line') return `L${place(piece.to)}`;
  if (piece.kind === 'curve') return `C${[...piece.by, piece.to].map(place).join(' ')}`;
  const { radius, from, to } = piece;
  const isLong = Math.abs(to - from) > Math.PI ? 1 : 0;
  return `A${short(radius)} ${short(radius)} 0 ${isLong} ${to > from ? 1 : 0} ${place(at(radius, to))}`;
}

function place([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** A number with at most one decimal. */
function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}
