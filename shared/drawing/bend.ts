import { TURN } from './interpolate';
import type { Point } from './reel';

/** A polyline by what bending keeps: the length and direction of each stroke. */
interface Bendable {
  start: Point;
  lengths: Float64Array;
  /** In radians from horizontal, continuous from stroke to stroke: it does not wrap at a full turn. */
  angles: Float64Array;
}

export function bendable(points: readonly Point[]): Bendable {
  const [start = [0, 0], ...rest] = points;
  const lengths = new Float64Array(rest.length);
  const angles = new Float64Array(rest.length);
  let before = start;
  let last = 0;
  rest.forEach((point, index) => {
    const [dx, dy] = [point[0] - before[0], point[1] - before[1]];
    lengths[index] = Math.hypot(dx, dy);
    const turn = Math.atan2(dy, dx) - last;
    last += turn - TURN * Math.round(turn / TURN);
    angles[index] = last;
    before = point;
  });
  return { start, lengths, angles };
}

/**
 * Draws a line from its start with a share of its bends: 0 is straight and level, 1 the original shape.
 * @param draw gets the end of each stroke, in order
 */
export function bend(
  { start, lengths, angles }: Bendable,
  share: number,
  draw: (x: number, y: number, stroke: number) => void,
): void {
  let [x, y] = start;
  for (let stroke = 0; stroke < lengths.length; stroke += 1) {
    const angle = share * (angles[stroke] ?? 0);
    const length = lengths[stroke] ?? 0;
    x += length * Math.cos(angle);
    y += length * Math.sin(angle);
    draw(x, y, stroke);
  }
}
