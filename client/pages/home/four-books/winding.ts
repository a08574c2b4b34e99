import { mix, smoothstep, TURN } from '#shared/drawing/interpolate.ts';

/** Layout of the drawing, px from its top left corner. */
export interface WindingRoom {
  width: number;
  /** Middle and radius of the coin. */
  x: number;
  y: number;
  radius: number;
  /** The first of each book's ruled lines, from the top: a rule of the page. */
  books: readonly number[];
}

/** A line of varying width; all strands have the same places. */
export interface Strand {
  book: number;
  x: Float64Array;
  y: Float64Array;
  /** Half width, px. */
  half: Float64Array;
}

/** Lines per book, and strands that they become. */
const LINES = 6;
const STRANDS = 3;
/** Coin radius of these measures, px; lines scale with its square root. */
const RADIUS = 284;
/** Distance between lines of a book, px, in whole pixels so that all are equally dark. None meets the next name. */
const PITCH = 2.8;
/** Distance between sampled places, px. */
const STEP = 9;

export type Winding = ReturnType<typeof windingAt>;

/**
 * The lines of four books at a progress from 0 to 1: they interlace and wind onto a circle. A strip of fixed length
 * moves along, and its pattern with it.
 */
export function windingAt(room: WindingRoom, moment: number) {
  const { width, x: cx, y: cy, radius } = room;
  const fineness = finenessOf(room);
  const ring = 0.753 * radius;
  const length = TURN * ring;
  const begin = 0.31 * width;
  const reeled = 1 - (1 - Math.min(1, moment / 0.74)) ** 1.25;
  const head = begin + (cx + length - begin) * reeled;
  const tail = head - length;
  const closed = smoothstep(0.7, 0.8, moment);
  const sunk = smoothstep(0.77, 0.82, moment);
  const turns = mix(2.6, 8, smoothstep(0.1, 0.74, moment));
  const circle = mix(ring, 0.628 * radius, sunk);
  const swell = mix(0.233 * radius, 0.108 * radius, sunk);
  const uneven = mix(0.12, 0.3, closed);
  // Loose ends converge, then merge.
  const gathered = smoothstep(0.43 * cx, 0.8 * cx, tail);
  const allMerged = smoothstep(0.73 * cx, 0.98 * cx, tail);
  // 1 if the books are below the coin, -1 if they are above it.
  const side = Math.sign((room.books[0] ?? 0) - cy);
  const foot = cy + side * ring;

  const from = Math.max(tail, 0);
  const count = Math.max(2, Math.ceil((head - from) / (STEP * fineness)) + 1);
  const step = (head - from) / (count - 1);
  const total = room.books.length * STRANDS;
  const phaseOf = (strand: number) => (TURN * (strand + 0.375)) / total;
  const strands = Array.from({ length: total }, (_, strand) => ({
    book: Math.floor(strand / STRANDS),
    x: new Float64Array(count),
    y: new Float64Array(count),
    half: new Float64Array(count),
  }));
  const hairs = Array.from({ length: room.books.length * LINES }, (_, line) => ({
    book: Math.floor(line / LINES),
    points: [] as number[],
  }));

  const startsRagged = 1 - smoothstep(0.31 * width, 0.645 * width, head);
  let woven = count;
  for (let place = 0; place < count; place += 1) {
    const q = from + place * step;
    const m = head - q;
    const turn = (TURN * turns * m) / length;
    const along = Math.sqrt(
      smoothstep(0, 0.16 * length, m) * smoothstep(0, 0.16 * length, length - m),
    );
    const reach =
      (mix(0.44 * radius, swell, smoothstep(0.14 * width, cx, q)) *
        mix(along, 1, closed) *
        (1 + uneven * Math.cos(2 * turn))) /
      (1 + 0.6 * uneven);
    const weave = mix(smoothstep(0.31 * width, 0.645 * width, q), 1, gathered);
    const merged = mix(smoothstep(0.46 * width, cx + 0.1 * length, q), 1, allMerged);
    const angle = q > cx ? (q - cx) / ring : 0;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    if (merged > 0.5 && weave > 0.98 && woven === count) woven = place;

    // Tolerates rounding at the tail of a closed ring.
    const isOnRing = q > cx - 0.01;
    // In narrow rooms lines still leave their books where the ring starts.
    const asideOf = (n: number, ruled: number) => mix(side * (ruled - foot), n, weave);
    const xOf = (aside: number) => (isOnRing ? cx + (circle + aside) * sin : q);
    const yOf = (aside: number) =>
      isOnRing ? cy + side * (circle + aside) * cos : foot + side * aside;
    for (const [index, strand] of strands.entries()) {
      const phase = turn + phaseOf(index);
      const ruled = ruledAt(room, strand.book, (index % STRANDS) * 2 + 0.5);
      const aside = asideOf(reach * Math.sin(phase), ruled);
      strand.x[place] = xOf(aside);
      strand.y[place] = yOf(aside);
      const heavy = 0.5 + 0.5 * Math.cos(2 * phase);
      strand.half[place] = 0.5 * fineness * merged * (0.6 + mix(2.5, 1.5, sunk) * heavy);
    }
    if (merged >= 0.985) continue;
    for (const [line, { book, points }] of hairs.entries()) {
      const ragged = raggedAt(room, line);
      if (m < ragged * startsRagged) continue;
      if (tail > 0 && q - tail < ragged * (1 - weave)) continue;
      const apart = ((line % 2 === 0 ? -1 : 1) * TURN * (1 - merged)) / (4 * total);
      const n = reach * Math.sin(turn + phaseOf(Math.floor(line / 2)) + apart);
      const aside = asideOf(n, ruledAt(room, book, line % LINES));
      // A ruled line is one stroke: where strokes meet, a screen shows a pale tick.
      if (weave === 0 && points.length > 2) points.length -= 2;
      points.push(xOf(aside), yOf(aside));
    }
  }
  return {
    strands,
    /** The hairlines of each book that are not strands yet, as points x, y, x, y. */
    hairs,
    crossings: crossings(),
    /** The tip, where the newest entry is written. It starts on a line of the third book. */
    head: [
      mean(strands, 'x', count - 1),
      mix(ruledAt(room, 2, 2), mean(strands, 'y', count - 1), 1 - startsRagged),
    ] as const,
    /** Width of the lines, 1 on the largest coin. */
    fineness,
    /** How far the ring has sunk into the coin, 0 to 1. */
    sunk,
  };

  /** Plain weave: strands pass over and under in turn. Neighbours cross too flatly to show it. */
  function crossings(): Crossing[] {
    const found: Crossing[] = [];
    for (let i = 0; i < total; i += 1) {
      for (let j = i + 2; j < total; j += 1) {
        if (i === 0 && j === total - 1) continue;
        const middle = (phaseOf(i) + phaseOf(j)) / 2;
        const apart = (phaseOf(i) - phaseOf(j)) / 2;
        for (let z = Math.ceil(middle / Math.PI - 0.5); ; z += 1) {
          const m = ((Math.PI / 2 - middle + z * Math.PI) * length) / (TURN * turns);
          const place = (head - m - from) / step;
          if (place < woven || m > length) break;
          const isRising = (z % 2 === 0 ? -1 : 1) * Math.sin(apart) > 0;
          const isOver = isRising === ((i + j) % 2 === 0);
          found.push({ over: isOver ? i : j, under: isOver ? j : i, place });
        }
      }
    }
    return found;
  }
}

/** Where one strand crosses over another, as an index into the points of both. */
interface Crossing {
  over: number;
  under: number;
  place: number;
}

function ruledAt(room: WindingRoom, book: number, line: number): number {
  return (room.books[book] ?? 0) + line * Math.round(PITCH * finenessOf(room));
}

function finenessOf({ radius }: WindingRoom): number {
  return Math.sqrt(radius / RADIUS);
}

function mean(strands: readonly Strand[], axis: 'x' | 'y', place: number): number {
  return strands.reduce((sum, strand) => sum + (strand[axis][place] ?? 0), 0) / strands.length;
}

/** Random shortening of a line, px, as if written by hand. */
function raggedAt({ radius }: WindingRoom, line: number): number {
  if (line === 2 * LINES + 2) return 0;
  const value = Math.sin(line * 127.1 + 11.7) * 43758.5453;
  return 0.32 * radius * (value - Math.floor(value));
}
