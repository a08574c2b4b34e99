import { useCallback, useState } from 'react';
import type { AllocationRow } from '#shared/figures/allocation-table.ts';
import { AllocationDrawing } from './allocation-drawing';
import { AllocationLedger } from './allocation-ledger';
import { AllocationLegend } from './allocation-legend';

interface AllocationChartProps {
  rows: readonly AllocationRow[];
}

/** How the supply is shared out: an engraved ring, its legend and the figures as a table. */
export function AllocationChart({ rows }: AllocationChartProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const [pinned, setPinned] = useState<string | null>(null);
  const togglePin = useCallback(
    (id: string) => setPinned((current) => (current === id ? null : id)),
    [],
  );
  const active = pointed ?? pinned;
  const supply = rows.reduce((sum, row) => sum + row.tokens, 0);
  const shared = { rows, active, onPoint: setPointed };
  return (
    <div className="allocation-chart" data-active={active ?? undefined}>
      <div className="allocation-chart__stage">
        <AllocationDrawing {...shared} size="desktop" supply={supply} />
        <AllocationDrawing {...shared} size="tablet" supply={supply} />
      </div>
      <AllocationLegend {...shared} pinned={pinned} onPin={togglePin} />
      <AllocationLedger rows={rows} supply={supply} active={active} />
    </div>
  );
}
