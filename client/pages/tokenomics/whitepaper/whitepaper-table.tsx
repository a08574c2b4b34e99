import type { TableBlock } from '#shared/whitepaper/chapters/chapter.ts';
import { numberOf } from '#shared/whitepaper/number-of.ts';
import { printedWhitepaper as paper } from '#shared/whitepaper/printed.ts';

interface WhitepaperTableProps {
  block: TableBlock;
}

/** A table of the paper; with very large text it scrolls sideways. */
export function WhitepaperTable({ block }: WhitepaperTableProps) {
  return (
    <div className="paper__table">
      <table data-numeric={block.isNumeric}>
        <caption>{`${paper.table} ${numberOf(block, paper.chapters)}. ${block.caption}`}</caption>
        <TableContent block={block} />
      </table>
    </div>
  );
}

/** Head, rows and foot, the same on screen and in print. */
export function TableContent({ block: { columns, rows, foot } }: WhitepaperTableProps) {
  return (
    <>
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
    </>
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
