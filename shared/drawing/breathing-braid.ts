import { smoothstep, TURN } from './interpolate';

/** Half as dense again as the right half of the note, where it lies; px of its clip. */
export const noteBraid = {
  width: 960,
  height: 648,
  lines: 34,
  reach: 236,
  /** Where lines leave the ledger, and where they are a braid. */
  leaves: 330,
  joined: 650,
  seconds: 10,
  /** Share of a round with which the clip begins. */
  start: 0.7,
} as const;

const WAVE = TURN / 900;
const SWELL = TURN / 1500;

/** How far lines have become a braid at a place. */
function togetherAt(x: number): number {
  return smoothstep(noteBraid.leaves, noteBraid.joined, x);
}

/**
 * All lines at a share of the round, one after the other: the height of each at each place, and how much
 * of its side there faces us, 0 to 1.
 */
export function breathe(round: number, places: readonly number[]) {
  const time = TURN * round;
  const { height, lines, reach } = noteBraid;
  const columns = places.map((x) => ({
    together: togetherAt(x),
    middle: 0.47 * height + 22 * Math.sin(0.9 * SWELL * x + time),
    reach:
      reach * (0.74 + 0.2 * Math.cos(SWELL * x + time) + 0.06 * Math.cos(2.7 * SWELL * x - time)),
    angle: WAVE * x,
  }));
  const heights = new Float64Array(lines * places.length);
  const facings = new Float64Array(lines * places.length);
  let at = 0;
  for (let line = 0; line < lines; line += 1) {
    const ruled = ((line + 0.5) / lines) * height;
    const offset = (TURN * line) / lines - time;
    for (const column of columns) {
      const angle = column.angle + offset;
      const braided = column.middle + column.reach * Math.sin(angle);
      heights[at] = ruled + (braided - ruled) * column.together;
      facings[at] = 0.5 + 0.5 * Math.cos(angle);
      at += 1;
    }
  }
  return { heights, facings };
}

/** How a line is printed at a place: the side that faces us is heavier, so that the braid turns as a body. */
export function printAt(x: number, facing: number) {
  const together = togetherAt(x);
  const shown = 0.5 + 0.5 * together;
  return {
    half: 0.74 + 0.42 * facing * together,
    strength: shown * (1 - 0.36 * together * (1 - facing)),
  };
}

/** Rainbow printing, by its inks from left to right. */
export function braidInks(iris: readonly (readonly [number, string])[], live: string) {
  return [...iris.map(([at, color]) => [0.82 * at, color] as const), [1, live] as const];
}

/** Where in the rainbow a place lies. */
export function inkShareAt(x: number): number {
  return (x - noteBraid.leaves) / (noteBraid.width - noteBraid.leaves);
}
