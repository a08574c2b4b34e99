import type { ServedParts } from '#client/components/served-part.tsx';
import { type ReelLine, reel } from '#shared/drawing/reel.ts';
import { linePath, spokePath } from '#shared/drawing/reel-path.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { allocationLines, fits } from './allocation-layout';

const rows = allocationTable();
const reels = fits.map((fit) => ({ id: fit.id, lines: allocationLines(rows, fit) }));

/** The lines of each allocation for each reel size, and their spokes. */
export const reelParts: ServedParts = Object.fromEntries(
  rows.map(({ id }, row) => [`reel-${id}`, () => <Lines row={row} />]),
);

interface LinesProps {
  row: number;
}

function Lines({ row }: LinesProps) {
  const own = (lines: readonly ReelLine[]) => lines.filter((line) => line.row === row);
  return (
    <>
      {reels.map(({ id, lines }) => (
        <path
          key={id}
          className="allocation-reel__lines"
          data-fit={id}
          d={own(lines).map(linePath).join('')}
        />
      ))}
      <path
        className="allocation-reel__spokes"
        strokeWidth={reel.spokeWidth}
        d={own(reels[0]?.lines ?? [])
          .map(spokePath)
          .join('')}
      />
    </>
  );
}
