import type { TableBlock } from '../../../shared/content/whitepaper/chapter';
import { printedWhitepaper as paper } from '../../../shared/content/whitepaper/printed';
import { numberOf } from './whitepaper-numbers';

interface WhitepaperTableProps {
  block: TableBlock;
}

/** A table of the paper; much enlarged it scrolls by itself. */
export function WhitepaperTable({
  block: { caption, columns, rows, foot, isNumeric },
}: WhitepaperTableProps) {
  return (
    <div className="paper__table">
      <table data-numeric={isNumeric}>
        <caption>{`${paper.table} ${numberOf('table', caption)}. ${caption}`}</caption>
        <thead>
          <tr>
            {columns.map((column) =>
              column === '' ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{rows.map((cells) => tableRow(cells, columns))}</tbody>
        {foot && <tfoot>{tableRow(foot, columns)}</tfoot>}
      </table>
    </div>
  );
}

function tableRow([heading = '', ...cells]: readonly string[], columns: readonly string[]) {
  return (
    <tr key={heading}>
      <th scope="row">{heading}</th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]}>{cell}</td>
      ))}
    </tr>
  );
}
