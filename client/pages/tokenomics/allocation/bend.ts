import { mix, type Point, TURN } from '#shared/drawing/interpolate.ts';

/** A polyline stored as lengths and directions, so that bending keeps its length. */
interface Bendable {
  start: Point;
  lengths: Float64Array;
  /** Radians from horizontal, unwrapped across a full turn. */
  angles: Float64Array;
  /** The same, smoothed to wider bends. */
  wide: Float64Array;
}

/** Half the width of that smoothing, px along the line. */
const REACH = 120;

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
  return { start, lengths, angles, wide: widened(lengths, angles) };
}

/** Smooths angles. The line counts as level before its start, and as straight after its end. */
function widened(lengths: Float64Array, angles: Float64Array): Float64Array {
  let middle = 0;
  // First stroke within reach, and where it starts.
  let first = 0;
  let begun = 0;
  return angles.map((_, at) => {
    middle += ((lengths[at - 1] ?? 0) + (lengths[at] ?? 0)) / 2;
    while (first < at && begun + (lengths[first] ?? 0) <= middle - REACH) {
      begun += lengths[first] ?? 0;
      first += 1;
    }
    let sum = 0;
    let end = begun;
    for (let index = first; index < angles.length && end < middle + REACH; index += 1) {
      const begin = Math.max(end, middle - REACH);
      end += lengths[index] ?? 0;
      const isLast = index === angles.length - 1;
      const until = isLast ? middle + REACH : Math.min(end, middle + REACH);
      sum += (angles[index] ?? 0) * (until - begin);
    }
    return sum / (2 * REACH);
  });
}

/**
 * Draws part of a line with a share of its bends, wide at first: 0 is straight and level, 1 the original shape.
 * @param length in px; may exceed the line's
 * @param draw gets the end of each stroke, in order
 */
export function bend(
  { start, lengths, angles, wide }: Bendable,
  share: number,
  length: number,
  draw: (x: number, y: number, stroke: number) => void,
): void {
  let [x, y] = start;
  let rest = length;
  for (let stroke = 0; stroke < lengths.length && rest > 0; stroke += 1) {
    const angle = share * mix(wide[stroke] ?? 0, angles[stroke] ?? 0, share);
    const by = stroke === lengths.length - 1 ? rest : Math.min(rest, lengths[stroke] ?? 0);
    x += by * Math.cos(angle);
    y += by * Math.sin(angle);
    rest -= by;
    draw(x, y, stroke);
  }
}
