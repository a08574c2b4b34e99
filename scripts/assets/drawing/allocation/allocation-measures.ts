/** Measures of the drawing, in its own units; the ring's centre is 0, 0. */
export const chart = {
  width: 684,
  height: 400,
  /** Radii of the ring, and a factor on the slices' pitches. */
  outer: 132,
  inner: 76,
  pitchScale: 0.9,
  nameSize: 17.2,
  valueSize: 21,
  /** Longest line of a name. */
  nameRoom: 180,
  /** How far from the ring a leader bends. */
  reach: 30,
  totalSize: 52,
  captionSize: 17.2,
};

/** A number as short as one decimal allows. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}
