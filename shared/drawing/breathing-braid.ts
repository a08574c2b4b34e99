import { smoothstep, TURN } from './interpolate';

/** Half as dense again as the right half of the note, where it lies; px of its clip. */
export const noteBraid = {
  width: 960,
  height: 648,
  /** Where lines leave the ledger, and where they are a braid. */
  leaves: 210,
  joined: 600,
  seconds: 10,
  /** Share of a round with which the clip begins. */
  start: 0.7,
} as const;

export interface BreathingBraid {
  reach: number;
  lines: number;
  wave: number;
  swell: number;
  turns: number;
  strength: number;
  /** Where its lines begin to be seen, and where they are seen whole. */
  appears: readonly [from: number, to: number];
}

export const braids: readonly BreathingBraid[] = [
  {
    ...{ reach: 178, lines: 30, wave: TURN / 900, swell: TURN / 1500, turns: 1 },
    ...{ strength: 1, appears: [0, 300] },
  },
  {
    ...{ reach: 92, lines: 16, wave: TURN / 480, swell: TURN / 1300, turns: 2 },
    ...{ strength: 0.8, appears: [540, 760] },
  },
];

/** How far lines have become a braid at a place. */
function togetherAt(x: number): number {
  return smoothstep(noteBraid.leaves, noteBraid.joined, x);
}

/**
 * All lines of a braid at a share of its round, one after the other: the height of each at each place,
 * and how much of its side there faces us, 0 to 1.
 */
export function breathe(
  { reach, lines, wave, swell, turns }: BreathingBraid,
  round: number,
  places: readonly number[],
) {
  const time = TURN * round;
  const { height } = noteBraid;
  const columns = places.map((x) => ({
    together: togetherAt(x),
    middle: 0.47 * height + 22 * Math.sin(0.9 * swell * x + time),
    reach:
      reach * (0.74 + 0.2 * Math.cos(swell * x + time) + 0.06 * Math.cos(2.7 * swell * x - time)),
    angle: wave * x,
  }));
  const heights = new Float64Array(lines * places.length);
  const facings = new Float64Array(lines * places.length);
  let at = 0;
  for (let line = 0; line < lines; line += 1) {
    const ruled = ((line + 0.5) / lines) * height;
    const offset = (TURN * line) / lines - turns * time;
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
export function printAt({ strength, appears }: BreathingBraid, x: number, facing: number) {
  const together = togetherAt(x);
  const shown = smoothstep(...appears, x) * (0.34 + 0.66 * together);
  return {
    half: 0.74 + 0.42 * facing * together,
    strength: strength * shown * (1 - 0.36 * together * (1 - facing)),
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
