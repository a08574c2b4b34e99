/**
 * Measures of the rail, in px: the lines of each part come off the reel as a strand, and run down it in the
 * order of their rows, so that the next one is always on the inner side.
 */
export const rail = {
  /** Between two lines of a strand, and how much more between two strands. */
  pitch: 0.1,
  gap: 2.6,
  /** Radius with which a line turns into the rail, and out of it into its row. */
  turn: 18,
  /** Between two lines of a row. */
  rowPitch: 3,
  /** Where the rail begins: right of and below the middle of the reel. */
  right: 154,
  bottom: 186,
} as const;

/** The picture of the strands: px per unit of the reel, and its place from the reel's middle. */
export const railPicture = {
  unit: 258 / 460,
  left: -164,
  top: -164,
  width: 322,
  height: 350,
} as const;

/** Every so many lines of a strand run down the rail; the rest would lie within their ink, and end at it. */
export const runsDown = (index: number, count: number) => index % 10 === 0 || index === count - 1;

/** How far each line is from the outer side of the rail, px. */
export function railPlaces(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let index = 0;
  return counts.flatMap((count, row) =>
    Array.from({ length: count }, () => {
      index += 1;
      return (total - index) * rail.pitch + (counts.length - 1 - row) * rail.gap;
    }),
  );
}
