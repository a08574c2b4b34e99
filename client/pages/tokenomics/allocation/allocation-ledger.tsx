import { MarkedFigure } from '#client/components/marked-figure.tsx';
import type { AllocationRow } from '#shared/figures/allocation-table.ts';
import { figures } from '#shared/figures/figures.ts';
import { groupedNumber } from '#shared/figures/format.ts';
import { MarkedShare } from './marked-share';

interface AllocationLedgerProps {
  rows: readonly AllocationRow[];
  supply: number;
  /** Row to mark. */
  active: string | null;
}

/** The same allocations as a table, in whole tokens and with their sum. */
export function AllocationLedger({ rows, supply, active }: AllocationLedgerProps) {
  const share = rows.reduce((sum, row) => sum + row.share, 0);
  return (
    <div className="allocation-ledger">
      <table className="allocation-ledger__table">
        <caption>Allocation of the total supply</caption>
        <thead>
          <tr>
            <th scope="col">Allocation</th>
            <th scope="col">Share</th>
            <th scope="col">Tokens</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-active={active === row.id || undefined}>
              <th scope="row">{row.note ? `${row.label} (${row.note})` : row.label}</th>
              <td>
                <MarkedShare row={row} />
              </td>
              <td>{groupedNumber(row.tokens)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total supply</th>
            <td>{`${share.toFixed(1)}%`}</td>
            <td>
              <MarkedFigure figure={figures.token.totalSupply}>
                {groupedNumber(supply)}
              </MarkedFigure>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
