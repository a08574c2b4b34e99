import type { AllocationRow } from '#shared/figures/allocation-table.ts';
import { slicePitch } from './allocation-geometry';
import { short } from './allocation-measures';
import { MarkedShare } from './marked-share';

interface AllocationLegendProps {
  rows: readonly AllocationRow[];
  /** Slice to mark. */
  active: string | null;
  /** Slice that stays marked. */
  pinned: string | null;
  onPoint: (id: string | null) => void;
  onPin: (id: string) => void;
}

/** The allocations in words, each a switch that marks its slice. */
export function AllocationLegend({ rows, active, pinned, onPoint, onPin }: AllocationLegendProps) {
  return (
    <ul className="allocation-legend">
      {rows.map((row, index) => (
        <li
          key={row.id}
          className="allocation-legend__entry"
          data-active={active === row.id || undefined}
          onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint(row.id)}
          onPointerLeave={() => onPoint(null)}
        >
          <button
            type="button"
            className="allocation-legend__button"
            aria-pressed={pinned === row.id}
            onClick={() => onPin(row.id)}
            // A click focuses too; only a focus that is shown may mark the slice.
            onFocus={(event) => event.target.matches(':focus-visible') && onPoint(row.id)}
            onBlur={() => onPoint(null)}
          >
            <Swatch color={row.color} pitch={slicePitch(index)} />
            <span className="allocation-legend__label">
              {row.label}
              {row.note && ' '}
              {row.note && <span className="allocation-legend__note">{row.note}</span>}
            </span>{' '}
            <span className="allocation-legend__share">
              <MarkedShare row={row} />
            </span>
          </button>
          <p className="allocation-legend__description">{row.description}</p>
        </li>
      ))}
    </ul>
  );
}

interface SwatchProps {
  color: string;
  pitch: number;
}

const swatchHeight = 21;

function Swatch({ color, pitch: pitchOfSlice }: SwatchProps) {
  // A little finer than in the ring, so that the widest pitch still shows two lines.
  const pitch = pitchOfSlice * 0.8;
  const count = Math.floor((swatchHeight - 4) / pitch);
  const lines = Array.from({ length: count }, (_, index) => {
    return `M0 ${short(swatchHeight / 2 + (index - (count - 1) / 2) * pitch)}h34`;
  });
  return (
    <svg
      className="allocation-legend__swatch"
      data-chart-color={color}
      viewBox="-1 -1 36 23"
      width={36}
      height={23}
      aria-hidden="true"
    >
      <path className="allocation-legend__frame" d={`M0 0h34v${swatchHeight}H0z`} />
      <path strokeWidth={short(pitch * 0.5)} d={lines.join('')} />
    </svg>
  );
}
