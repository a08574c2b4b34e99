import { TURN } from './interpolate';

/** Where one strand crosses over another, as an index into the points of both. */
export interface Crossing {
  over: number;
  under: number;
  place: number;
}

interface Course {
  /** The number of strands, and the angle of each at the head of the strip. */
  total: number;
  phaseOf: (strand: number) => number;
  /** Whole turns of a strand along the length of the strip, which is in px. */
  turns: number;
  length: number;
  /** From the tail to the head, px; and the step between two points. */
  from: number;
  head: number;
  step: number;
  /** The first point at which hairlines have become strands. */
  woven: number;
}

/** Plain weave: each strand passes over and under the others in turn. Neighbours cross too flatly to matter. */
export function crossingsOf({
  total,
  phaseOf,
  turns,
  length,
  from,
  head,
  step,
  woven,
}: Course): Crossing[] {
  const crossings: Crossing[] = [];
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
        crossings.push({ over: isOver ? i : j, under: isOver ? j : i, place });
      }
    }
  }
  return crossings;
}
