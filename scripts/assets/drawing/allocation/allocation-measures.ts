/** Measures of one drawing of the chart, in its own units; the ring's centre is 0, 0. */
export interface Drawing {
  width: number;
  height: number;
  /** Radii of the ring. */
  outer: number;
  inner: number;
  /** Factor on the slices' pitches. */
  pitchScale: number;
  nameSize: number;
  valueSize: number;
  /** Where a value ends, from the outer end of its line; without one it stands below the line. */
  valueEnd?: number;
  /** Longest line of a name. */
  nameRoom: number;
  /** How far from the ring a leader bends. */
  reach: number;
  totalSize: number;
  captionSize: number;
}

export const drawings = {
  desktop: {
    width: 1280,
    height: 560,
    outer: 244,
    inner: 138,
    pitchScale: 1,
    nameSize: 22,
    valueSize: 31,
    valueEnd: 350,
    nameRoom: 234,
    reach: 42,
    totalSize: 98,
    captionSize: 20.5,
  },
  tablet: {
    width: 684,
    height: 400,
    outer: 132,
    inner: 76,
    pitchScale: 0.9,
    nameSize: 17.2,
    valueSize: 21,
    nameRoom: 180,
    reach: 30,
    totalSize: 52,
    captionSize: 17.2,
  },
} satisfies Record<string, Drawing>;

/** A number as short as one decimal allows. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}
