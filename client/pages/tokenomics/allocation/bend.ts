import { type Point, TURN } from '#shared/drawing/interpolate.ts';

/** A polyline as lengths and directions, so that bending keeps its length. */
export function bendable([start = [0, 0], ...rest]: readonly Point[]) {
  let [before, angle] = [start, 0];
  const strokes = rest.map((point) => {
    const [dx, dy] = [point[0] - before[0], point[1] - before[1]];
    before = point;
    const turn = Math.atan2(dy, dx) - angle;
    // Radians from horizontal, unwrapped across a full turn.
    angle += turn - TURN * Math.round(turn / TURN);
    return { length: Math.hypot(dx, dy), angle };
  });
  return { start, strokes };
}

/**
 * Draws part of a line with a share of its bends: 0 is straight and level, 1 the original shape.
 * @param length in px; may exceed the line's
 * @param draw gets the end of each stroke, in order
 */
export function bend(
  { start, strokes }: ReturnType<typeof bendable>,
  share: number,
  length: number,
  draw: (x: number, y: number, stroke: number) => void,
): void {
  let [x, y] = start;
  let rest = length;
  for (const [index, stroke] of strokes.entries()) {
    if (rest <= 0) return;
    const by = index === strokes.length - 1 ? rest : Math.min(rest, stroke.length);
    x += by * Math.cos(share * stroke.angle);
    y += by * Math.sin(share * stroke.angle);
    rest -= by;
    draw(x, y, index);
  }
}
