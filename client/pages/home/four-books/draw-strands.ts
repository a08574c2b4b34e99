import type { Strand, Winding } from './winding';

/** Gap in a strand on either side of one that crosses over it, px on the largest coin. */
const GAP = 2.7;

/** Draws each book's strands in its colour, with gaps where others cross over them. */
export function drawStrands(
  context: CanvasRenderingContext2D,
  { strands, crossings, fineness, sunk }: Winding,
  colors: readonly string[],
): void {
  const breaks = strands.map(() => [] as number[]);
  for (const { under, place } of crossings) breaks[under]?.push(place);
  // Fine lines need a smaller gap to stay traceable.
  const gap = GAP * fineness ** 2 * (1 - 0.4 * sunk);
  for (const [book, color] of colors.entries()) {
    context.fillStyle = color;
    for (const [index, strand] of strands.entries()) {
      if (strand.book === book) addStrand(context, strand, breaks[index] ?? [], gap);
    }
  }
}

function addStrand(
  context: CanvasRenderingContext2D,
  strand: Strand,
  breaks: number[],
  around: number,
): void {
  const { left, right } = edgesOf(strand);
  // Before this place the strand is still two hairlines.
  let from = Math.max(0, strand.half.lastIndexOf(0));
  for (const place of breaks.sort((a, b) => a - b)) {
    const gap = around / lengthAt(strand, place);
    if (place - gap > from) addPiece(context, left, right, from, place - gap);
    from = place + gap;
  }
  const last = strand.x.length - 1;
  if (from < last) addPiece(context, left, right, from, last);
}

/** Distance to the next place, px. */
function lengthAt({ x, y }: Strand, place: number): number {
  const at = Math.min(Math.floor(place), x.length - 2);
  const dx = (x[at + 1] as number) - (x[at] as number);
  return Math.hypot(dx, (y[at + 1] as number) - (y[at] as number));
}

/** Points of a strand's edges: x, y, x, y. A hot path on first run. */
function edgesOf({ x, y, half }: Strand) {
  const left = new Float64Array(2 * x.length);
  const right = new Float64Array(2 * x.length);
  const last = x.length - 1;
  for (let at = 0; at <= last; at += 1) {
    const before = Math.max(0, at - 1);
    const after = Math.min(last, at + 1);
    const dx = (x[after] as number) - (x[before] as number);
    const dy = (y[after] as number) - (y[before] as number);
    const aside = (half[at] as number) / (Math.hypot(dx, dy) || 1);
    left[2 * at] = (x[at] as number) - dy * aside;
    left[2 * at + 1] = (y[at] as number) + dx * aside;
    right[2 * at] = (x[at] as number) + dy * aside;
    right[2 * at + 1] = (y[at] as number) - dx * aside;
  }
  return { left, right };
}

/** Adds one piece, along one edge and back along the other. Many small paths fill faster than one. */
function addPiece(
  context: CanvasRenderingContext2D,
  left: Float64Array,
  right: Float64Array,
  from: number,
  to: number,
): void {
  const first = Math.floor(from) + 1;
  const last = Math.ceil(to) - 1;
  context.beginPath();
  context.moveTo(between(left, from, 0), between(left, from, 1));
  for (let at = first; at <= last; at += 1) {
    context.lineTo(left[2 * at] as number, left[2 * at + 1] as number);
  }
  context.lineTo(between(left, to, 0), between(left, to, 1));
  context.lineTo(between(right, to, 0), between(right, to, 1));
  for (let at = last; at >= first; at -= 1) {
    context.lineTo(right[2 * at] as number, right[2 * at + 1] as number);
  }
  context.lineTo(between(right, from, 0), between(right, from, 1));
  context.fill();
}

function between(points: Float64Array, place: number, axis: 0 | 1): number {
  const before = Math.min(Math.floor(place), points.length / 2 - 2);
  const start = points[2 * before + axis] as number;
  return start + (place - before) * ((points[2 * before + 2 + axis] as number) - start);
}
