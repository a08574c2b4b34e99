import type { Strand, Winding } from '#shared/drawing/winding.ts';

/** Gap of a strand on either side of one that crosses over it, px on the largest coin. */
const GAP = 2.7;

/** Draws the strands of each book in its colour; each is broken where another lies over it. */
export function drawStrands(
  context: CanvasRenderingContext2D,
  { strands, crossings, fineness }: Winding,
  colors: readonly string[],
): void {
  const breaks = strands.map(() => [] as number[]);
  for (const { under, place } of crossings) breaks[under]?.push(place);
  for (const [book, color] of colors.entries()) {
    context.fillStyle = color;
    for (const [index, strand] of strands.entries()) {
      if (strand.book === book) addStrand(context, strand, breaks[index] ?? [], GAP * fineness);
    }
  }
}

function addStrand(
  context: CanvasRenderingContext2D,
  strand: Strand,
  breaks: number[],
  around: number,
): void {
  const sides = [sideOf(strand, 1), sideOf(strand, -1)] as const;
  // Up to here it is still two hairlines.
  let from = Math.max(0, strand.half.lastIndexOf(0));
  for (const place of breaks.sort((a, b) => a - b)) {
    const gap = around / lengthAt(strand, place);
    if (place - gap > from) addPiece(context, sides, from, place - gap);
    from = place + gap;
  }
  const last = strand.x.length - 1;
  if (from < last) addPiece(context, sides, from, last);
}

/** From one place to the next, px. */
function lengthAt({ x, y }: Strand, place: number): number {
  const at = Math.min(Math.floor(place), x.length - 2);
  return Math.hypot(valueAt(x, at + 1) - valueAt(x, at), valueAt(y, at + 1) - valueAt(y, at));
}

/** Points of one edge of a strand: x, y, x, y. */
function sideOf({ x, y, half }: Strand, side: 1 | -1): Float64Array {
  const points = new Float64Array(2 * x.length);
  const last = x.length - 1;
  for (let at = 0; at <= last; at += 1) {
    const [before, after] = [Math.max(0, at - 1), Math.min(last, at + 1)];
    const dx = valueAt(x, after) - valueAt(x, before);
    const dy = valueAt(y, after) - valueAt(y, before);
    const aside = (side * valueAt(half, at)) / (Math.hypot(dx, dy) || 1);
    points[2 * at] = valueAt(x, at) - dy * aside;
    points[2 * at + 1] = valueAt(y, at) + dx * aside;
  }
  return points;
}

/** From one place to another along one edge, and back along the other: many small paths fill sooner than one. */
function addPiece(
  context: CanvasRenderingContext2D,
  [left, right]: readonly [Float64Array, Float64Array],
  from: number,
  to: number,
): void {
  const [first, last] = [Math.floor(from) + 1, Math.ceil(to) - 1];
  context.beginPath();
  context.moveTo(between(left, from, 0), between(left, from, 1));
  for (let at = first; at <= last; at += 1) {
    context.lineTo(valueAt(left, 2 * at), valueAt(left, 2 * at + 1));
  }
  context.lineTo(between(left, to, 0), between(left, to, 1));
  context.lineTo(between(right, to, 0), between(right, to, 1));
  for (let at = last; at >= first; at -= 1) {
    context.lineTo(valueAt(right, 2 * at), valueAt(right, 2 * at + 1));
  }
  context.lineTo(between(right, from, 0), between(right, from, 1));
  context.fill();
}

function between(points: Float64Array, place: number, axis: 0 | 1): number {
  const before = Math.min(Math.floor(place), points.length / 2 - 2);
  const share = place - before;
  const start = valueAt(points, 2 * before + axis);
  return start + share * (valueAt(points, 2 * before + 2 + axis) - start);
}

function valueAt(values: Float64Array, index: number): number {
  return values[index] as number;
}
