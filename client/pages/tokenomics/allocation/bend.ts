import { type Point, TURN } from '#shared/drawing/interpolate.ts';

/** A polyline stored as lengths and directions, so that bending keeps its length. */
interface Bendable {
  start: Point;
  lengths: Float64Array;
  /** Radians from horizontal, unwrapped across a full turn. */
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
 * Draws part of a line with a share of its bends: 0 is straight and level, 1 the original shape.
 * @param length in px; may exceed the line's
 * @param draw gets the end of each stroke, in order
 */
export function bend(
  { start, lengths, angles }: Bendable,
  share: number,
  length: number,
  draw: (x: number, y: number, stroke: number) => void,
): void {
  let [x, y] = start;
  let rest = length;
  for (let stroke = 0; stroke < lengths.length && rest > 0; stroke += 1) {
    const angle = share * (angles[stroke] ?? 0);
    const by = stroke === lengths.length - 1 ? rest : Math.min(rest, lengths[stroke] ?? 0);
    x += by * Math.cos(angle);
    y += by * Math.sin(angle);
    rest -= by;
    draw(x, y, stroke);
  }
}
