import { braidLine, joining, type Line } from '#shared/drawing/braid.ts';
import { mix } from '#shared/drawing/interpolate.ts';
import { reel, reelRows } from '#shared/drawing/reel.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';

/** Measures of the hero's lines in their own px: each line is a hundredth of the supply. */
export const field = { width: 1160, height: 640, gap: 46, straight: 80 } as const;

/** The lines of each allocation, which join in one braid; at a share of the way on which it tightens. */
export function bundlesOf(share: number): Line[][] {
  const { gap, straight, height } = field;
  const braid = {
    middle: height / 2,
    reach: mix(176, 92, share),
    wave: mix(760, 440, share),
  };
  let turned = mix(0, -0.6, share);
  return reelRows(allocationTable(), -gap, gap).map(({ count, y }) =>
    Array.from({ length: count }, (_, index) => {
      turned += 1 / reel.lines;
      return joining(
        () => y + 0.5 + index * reel.pitch,
        braidLine(braid, turned),
        straight,
        mix(560, 360, share),
      );
    }),
  );
}
