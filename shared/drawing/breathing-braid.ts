import { smoothstep, TURN } from './interpolate';

/** The braid of the presale note, in px of its clip. */
export const noteBraid = {
  width: 960,
  height: 648,
  lines: 34,
  reach: 236,
  /** Where lines leave their rules, and where they form the braid. */
  leaves: 330,
  joined: 650,
  seconds: 10,
  /** Moment at which the clip starts, in rounds. */
  start: 0.7,
} as const;

const WAVE = TURN / 900;
const SWELL = TURN / 1500;

/** 0 where lines are ruled, 1 where they are the braid. */
function togetherAt(x: number): number {
  return smoothstep(noteBraid.leaves, noteBraid.joined, x);
}

/** All lines at a moment in rounds, concatenated: height at each place, and how much it faces us, 0 to 1. */
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

/** Print of a line at a place. Sides that face us are heavier, so that the braid turns as a body. */
export function printAt(x: number, facing: number) {
  const together = togetherAt(x);
  const shown = 0.5 + 0.5 * together;
  return {
    half: 0.74 + 0.42 * facing * together,
    strength: shown * (1 - 0.36 * together * (1 - facing)),
  };
}

/** Colour stops of the braid, from left to right. */
export function braidInks(iris: readonly (readonly [number, string])[], live: string) {
  return [...iris.map(([at, color]) => [0.82 * at, color] as const), [1, live] as const];
}

/** Position of a place in these stops. */
export function inkShareAt(x: number): number {
  return (x - noteBraid.leaves) / (noteBraid.width - noteBraid.leaves);
}
