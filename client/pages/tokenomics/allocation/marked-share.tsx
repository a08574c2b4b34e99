import { MarkedFigure } from '#client/components/marked-figure.tsx';
import type { AllocationRow } from '#shared/figures/allocation-table.ts';

interface MarkedShareProps {
  row: AllocationRow;
}

/** The share of an allocation, to one decimal. */
export function MarkedShare({ row: { id, share } }: MarkedShareProps) {
  return <MarkedFigure figure={{ id: `allocation.${id}`, text: `${share.toFixed(1)}%` }} />;
}
