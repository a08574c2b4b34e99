import type { ServedParts } from '#client/components/served-part.tsx';
import { reel } from '#shared/drawing/reel.ts';
import { linePath, spokePath } from '#shared/drawing/reel-path.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { besideLines } from './allocation-layout';

const rows = allocationTable();
const lines = besideLines(rows);

/** Each allocation's lines from the list beside the reel, and its spokes. */
export const reelParts: ServedParts = Object.fromEntries(
  rows.map(({ id }, row) => [`reel-${id}`, () => <Lines row={row} />]),
);

interface LinesProps {
  row: number;
}

function Lines({ row }: LinesProps) {
  const own = lines.filter((line) => line.row === row);
  return (
    <>
      <path className="allocation-reel__lines" d={own.map(linePath).join('')} />
      <path
        className="allocation-reel__spokes"
        strokeWidth={reel.spokeWidth}
        d={own.map(spokePath).join('')}
      />
    </>
  );
}
