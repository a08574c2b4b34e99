import { type Point, polar } from './interpolate';
import type { Piece, ReelLine } from './reel';

/** Path data of a line without its spoke. Whole px for handles save bytes in a hundred lines. */
export function linePath({ start, pieces }: ReelLine): string {
  let from = start.map(tenths) as unknown as Point;
  const commands = pieces.map((piece) => {
    const by = ([x, y]: Point, round = tenths) => [round(x - from[0]), round(y - from[1])] as const;
    const step = by(piece.kind === 'arc' ? polar(piece.radius, piece.to) : piece.to);
    const command = commandOf(piece, step, (point) => by(point, whole));
    from = [from[0] + step[0], from[1] + step[1]];
    return command;
  });
  return `M${place(start)}${commands.join('')}`;
}

/** The path command of a piece, relative to its start. */
function commandOf(piece: Piece, step: Point, handle: (point: Point) => Point): string {
  if (piece.kind === 'line') return `l${place(step)}`;
  if (piece.kind === 'curve') return `c${[...piece.by.map(handle), step].map(place).join(' ')}`;
  const radius = whole(piece.radius);
  return `a${radius} ${radius} 0 0 ${piece.to > piece.from ? 1 : 0} ${place(step)}`;
}

export function spokePath({ spoke: [outer, inner] }: ReelLine): string {
  return `M${place(outer)}L${place(inner)}`;
}

/** The same line as a polyline; its last stroke is the spoke. */
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
    return fractions(count).map((t) =>
      polar(piece.radius, piece.from + (piece.to - piece.from) * t),
    );
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

/** Ends of a Bézier curve, with both handles between them. */
export type Cubic = readonly [Point, Point, Point, Point];

/** A point of a cubic Bézier curve at `t`. */
export function onCurve(points: Cubic, t: number): Point {
  const u = 1 - t;
  const weights = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
  const sum = (axis: 0 | 1) =>
    points.reduce((total, point, index) => total + point[axis] * (weights[index] ?? 0), 0);
  return [sum(0), sum(1)];
}

function place([x, y]: Point): string {
  return `${tenths(x)} ${tenths(y)}`;
}

/** Rounds, without -0. */
const tenths = (value: number) => Math.round(value * 10) / 10 + 0;
const whole = (value: number) => Math.round(value) + 0;
