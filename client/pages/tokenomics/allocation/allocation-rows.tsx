import { MarkedFigure } from '#client/components/marked-figure.tsx';
import { Unbroken } from '#client/components/unbroken.tsx';
import { reel } from '#shared/drawing/reel.ts';
import { reelRows } from '#shared/drawing/reel-lines.ts';
import { type AllocationRow, allocationTable } from '#shared/figures/allocation-table.ts';
import { groupedNumber, percent } from '#shared/figures/format.ts';
import { CRISP } from './allocation-layout';

const rows = allocationTable();
const counts = reelRows(rows, 0, 0).map(({ count }) => count);

interface RowProps {
  pinned: string | null;
  onPoint: (id: string | null) => void;
  onPin: (id: string) => void;
}

interface AllocationRowsProps extends RowProps {
  /** Highlighted row. */
  active: string | null;
}

/** Legend and table in one: each allocation with its figures, above one line for each percent. */
export function AllocationRows({ active, ...row }: AllocationRowsProps) {
  return (
    <table className="allocation-rows">
      <caption className="visually-hidden">Allocation of the total supply</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Allocation</th>
          <th scope="col">Share and tokens</th>
        </tr>
      </thead>
      {rows.map((entry, index) => (
        <Entry
          key={entry.id}
          entry={entry}
          count={counts[index] ?? 0}
          isActive={active === entry.id}
          {...row}
        />
      ))}
    </table>
  );
}

interface EntryProps extends RowProps {
  entry: AllocationRow;
  /** Number of its lines. */
  count: number;
  isActive: boolean;
}

function Entry({ entry, count, isActive, pinned, onPoint, onPin }: EntryProps) {
  const { id, label, description, share, tokens, color } = entry;
  return (
    <tbody
      data-chart-color={color}
      data-active={isActive || undefined}
      // Not on entering: a page that scrolls below a resting pointer would highlight row after row.
      onPointerMove={(event) => event.pointerType !== 'touch' && onPoint(id)}
      onPointerLeave={() => onPoint(null)}
    >
      <tr>
        <th scope="row">
          <button
            type="button"
            className="allocation-rows__button"
            aria-pressed={pinned === id}
            onClick={() => onPin(id)}
            // A click focuses too, but only keyboard focus should highlight the part.
            onFocus={(event) => event.target.matches(':focus-visible') && onPoint(id)}
            onBlur={() => onPoint(null)}
          >
            {label}
          </button>
          <p className="allocation-rows__description">
            <Unbroken text={description} />
          </p>
        </th>
        <td>
          <span className="allocation-rows__share">
            <MarkedFigure figure={{ id: `allocation.${id}`, text: percent(share) }} />
          </span>{' '}
          <span className="allocation-rows__tokens">{groupedNumber(tokens)}</span>
        </td>
      </tr>
      <tr>
        <td className="allocation-rows__band" colSpan={2}>
          <Band count={count} />
          <Tally count={count} />
        </td>
      </tr>
    </tbody>
  );
}

type BandProps = Pick<EntryProps, 'count'>;

const WIDTH = 4000;

/** A row's level lines, which run off the page. Equal path commands compress well. */
function Band({ count }: BandProps) {
  const { pitch } = reel;
  const height = count * pitch;
  return (
    <svg
      className="allocation-band"
      aria-hidden="true"
      viewBox={`0 ${CRISP} ${WIDTH} ${height}`}
      height={`${height / 16}rem`}
      preserveAspectRatio="xMaxYMin slice"
    >
      <path d={`M0 ${pitch / 2}h${WIDTH}${`m-${WIDTH} ${pitch}h${WIDTH}`.repeat(count - 1)}`} />
    </svg>
  );
}

/** A bar of the row's share, below a reel above the list. The largest row is as wide as the list. */
function Tally({ count }: BandProps) {
  return (
    <svg
      className="allocation-tally"
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(...counts)} 1`}
      preserveAspectRatio="none"
    >
      <path d={`M0 0h${count}`} />
    </svg>
  );
}
