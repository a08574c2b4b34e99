import { MarkedFigure } from '#client/components/marked-figure.tsx';
import { Unbroken } from '#client/components/unbroken.tsx';
import { type ReelRow, reel } from '#shared/drawing/reel.ts';
import { rail, railPlaces, runsDown } from '#shared/drawing/reel-rail.ts';
import type { AllocationRow } from '#shared/figures/allocation-table.ts';
import { figures } from '#shared/figures/figures.ts';
import { groupedNumber } from '#shared/figures/format.ts';
import { CRISP } from './allocation-layout';

interface AllocationRowsProps {
  rows: readonly AllocationRow[];
  layout: readonly ReelRow[];
  supply: number;
  active: string | null;
  /** Highlighted row. */
  pinned: string | null;
  onPoint: (id: string | null) => void;
  onPin: (id: string) => void;
}

/** Legend and table in one: each allocation with its figures, above one line for each percent. */
export function AllocationRows({ rows, layout, supply, active, ...row }: AllocationRowsProps) {
  const share = rows.reduce((sum, { share }) => sum + share, 0);
  const counts = layout.map(({ count }) => count);
  const places = railPlaces(counts);
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
          places={places.splice(0, counts[index])}
          isActive={active === entry.id}
          {...row}
        />
      ))}
      <tfoot>
        <tr>
          <th scope="row">Total supply</th>
          <td>
            <span className="allocation-rows__share">{`${share.toFixed(1)}%`}</span>{' '}
            <span className="allocation-rows__tokens">
              <MarkedFigure figure={figures.token.totalSupply}>
                {groupedNumber(supply)}
              </MarkedFigure>
            </span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

interface EntryProps {
  entry: AllocationRow;
  /** Where its lines run down the rail. */
  places: readonly number[];
  isActive: boolean;
  pinned: string | null;
  onPoint: (id: string | null) => void;
  onPin: (id: string) => void;
}

function Entry({ entry, places, isActive, pinned, onPoint, onPin }: EntryProps) {
  const { id, label, note, description, share, tokens, color } = entry;
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
            {note && ' '}
            {note && <span className="allocation-rows__note">{note}</span>}
          </button>
          <p className="allocation-rows__description">
            <Unbroken text={description} />
          </p>
        </th>
        <td>
          <span className="allocation-rows__share">
            <MarkedFigure figure={{ id: `allocation.${id}`, text: `${share.toFixed(1)}%` }} />
          </span>{' '}
          <span className="allocation-rows__tokens">{groupedNumber(tokens)}</span>
        </td>
      </tr>
      <tr>
        <td className="allocation-rows__band" colSpan={2}>
          <Band places={places} />
        </td>
      </tr>
    </tbody>
  );
}

interface BandProps {
  places: readonly number[];
}

const WIDTH = 4000;

/**
 * The level lines of a row: from the reel beside it, or down the rail from the reel above. Most are drawn from
 * the end of the one before, in the same words, which a compressed document has once.
 */
function Band({ places }: BandProps) {
  const { turn, rowPitch } = rail;
  const { pitch } = reel;
  const first = Math.round(WIDTH - (places[0] ?? 0));
  return (
    <>
      <Lines
        height={places.length * pitch}
        d={`M0 ${pitch / 2}h${WIDTH}${`m-${WIDTH} ${pitch}h${WIDTH}`.repeat(places.length - 1)}`}
      />
      <Lines
        variant="rail"
        height={places.length * rowPitch}
        d={places
          .map((place, index) => {
            const y = CRISP + (index + 0.5) * rowPitch;
            const start = runsDown(index, places.length)
              ? `M${(WIDTH - place).toFixed(1)}-${WIDTH}V${y - turn}`
              : `m${first} ${rowPitch - turn}`;
            return `${start}q0 ${turn}-${turn} ${turn}H0`;
          })
          .join('')}
      />
    </>
  );
}

interface LinesProps {
  variant?: 'rail';
  height: number;
  d: string;
}

/** Wider than the list, so that they run off the page. */
function Lines({ variant, height, d }: LinesProps) {
  return (
    <svg
      className="allocation-band"
      data-variant={variant}
      aria-hidden="true"
      viewBox={`0 ${CRISP} ${WIDTH} ${height}`}
      height={`${height / 16}rem`}
      preserveAspectRatio="xMaxYMin slice"
    >
      <path d={d} />
    </svg>
  );
}
