import type { TableBlock } from '#shared/whitepaper/chapters/chapter.ts';
import { numberOf } from '#shared/whitepaper/number-of.ts';
import type { printedWhitepaper } from '#shared/whitepaper/printed.ts';

interface WhitepaperTableProps {
  block: TableBlock;
  paper: Pick<typeof printedWhitepaper, 'chapters' | 'table'>;
}

/** A table of the paper; with very large text it scrolls sideways. */
export function WhitepaperTable({ block, paper }: WhitepaperTableProps) {
  const { columns, rows, foot } = block;
  return (
    <div className="paper__table">
      <table data-numeric={block.isNumeric}>
        <caption>{`${paper.table} ${numberOf(block, paper.chapters)}. ${block.caption}`}</caption>
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
