import type { Point } from './reel';

/** A line of straight strokes as what bending leaves alone: the length of each, and its direction. */
export interface Bendable {
  start: Point;
  lengths: Float64Array;
  /** In radians from level, running on from stroke to stroke: a whole turn more is another angle. */
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
    last += turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
    angles[index] = last;
    before = point;
  });
  return { start, lengths, angles };
}

/**
 * Draws a line from its start, bent by a share of all its turns: 0 is level and straight, 1 as it was given.
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
