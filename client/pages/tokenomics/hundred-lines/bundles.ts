import { braidLine, joining } from '#shared/drawing/braid.ts';
import { mix } from '#shared/drawing/interpolate.ts';
import { reel, reelRows } from '#shared/drawing/reel.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';

/** Measures of the hero's lines in their own px: each line is a hundredth of the supply. */
export const field = { width: 920, height: 720, pitch: 7, straight: 80 } as const;
/** Length of a curve. They are few, because all of them are in the document. */
const CURVES = 7;
export const step = (field.width - field.straight) / CURVES;

/**
 * The lines of each allocation, which join in one braid; at a share of the way on which it tightens. A line is
 * the heights of its curves' control points, whose middles the curves join.
 */
export function bundlesOf(share: number): number[][][] {
  const { pitch, straight, height } = field;
  const braid = {
    middle: height / 2,
    reach: mix(190, 100, share),
    wave: mix(760, 520, share),
  };
  let turned = mix(0, -0.6, share);
  return reelRows(allocationTable(), pitch, 0, pitch).map(({ count, y }) =>
    Array.from({ length: count }, (_, index) => {
      turned += 1 / reel.lines;
      const line = joining(
        () => y + 0.5 + index * pitch,
        braidLine(braid, turned),
        straight,
        mix(500, 320, share),
      );
      return Array.from({ length: CURVES + 1 }, (_, curve) => line(straight + curve * step));
    }),
  );
}
