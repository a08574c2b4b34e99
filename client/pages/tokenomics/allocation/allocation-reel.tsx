import { ServedPart } from '#client/components/served-part.tsx';
import { hanging, hangingMiddles } from '#shared/drawing/hanging-lines.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { figures } from '#shared/figures/figures.ts';
import { compactNumber, percent } from '#shared/figures/format.ts';

interface AllocationReelProps {
  /** Highlighted part. */
  active: string | null;
  onPoint: (id: string | null) => void;
}

const rows = allocationTable();

/** Half the size of the drawing, px: the ring and a margin. */
const HALF = 230;
/** Distance from the ends of the hanging lines to their shares, px. */
const FOOT = 48;

/** A ring of a hundred spokes, hidden from assistive technology, because the list says the same. */
export function AllocationReel({ active, onPoint }: AllocationReelProps) {
  return (
    <svg
      className="allocation-reel"
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      aria-hidden="true"
    >
      {rows.map((row) => (
        <ServedPart
          as="g"
          name={`reel-${row.id}`}
          key={row.id}
          data-chart-color={row.color}
          data-active={active === row.id || undefined}
          // Like the list, not on pointerenter. A touch need not move.
          onPointerDown={() => onPoint(row.id)}
          onPointerMove={() => onPoint(row.id)}
          onPointerLeave={(event) => event.pointerType !== 'touch' && onPoint(null)}
        />
      ))}
      {hangingMiddles(rows).map((middle, index) => (
        <text
          key={rows[index]?.id}
          className="allocation-reel__foot"
          data-chart-color={rows[index]?.color}
          x={middle}
          y={FOOT - hanging.level}
        >
          {percent(rows[index]?.share ?? 0)}
        </text>
      ))}
      <text className="allocation-reel__total" y="14">
        {compactNumber(figures.token.totalSupply.value)}
      </text>
      <text className="allocation-reel__caption" y="46">
        total supply
      </text>
    </svg>
  );
}
