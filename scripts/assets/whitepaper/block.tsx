import { TableContent } from '#client/pages/tokenomics/whitepaper/whitepaper-table.tsx';
import type {
  Block,
  FigureBlock,
  FigureName,
  PhasesBlock,
  TableBlock,
} from '#shared/whitepaper/chapters/chapter.ts';
import { numberOf } from '#shared/whitepaper/number-of.ts';
import { whitepaperDocument as paper } from '#shared/whitepaper/whitepaper.ts';
import { Markup } from './markup';

interface PaperBlockProps {
  block: Block;
  figures: Record<FigureName, string>;
  seals: ReadonlyMap<number, string>;
}

export function PaperBlock({ block, figures, seals }: PaperBlockProps) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('figure' in block) return <Figure block={block} drawing={figures[block.figure]} />;
  if ('rows' in block) return <Table block={block} />;
  if ('points' in block)
    return <ul className="points">{Object.entries(block.points).map(listItem)}</ul>;
  if ('steps' in block)
    return <ol className="steps">{Object.entries(block.steps).map(listItem)}</ol>;
  return <Phases block={block} seals={seals} />;
}

function listItem([term, text]: [string, string]) {
  return (
    <li key={term}>
      <span className="term">{term}</span> {text}
    </li>
  );
}

interface FigureProps {
  block: FigureBlock;
  drawing: string;
}

/** No `figure` element, which a PDF would list as a second picture without a name. */
function Figure({ block, drawing }: FigureProps) {
  return (
    <div className="figure" data-figure={block.figure}>
      <Markup className="figure__drawing" svg={drawing} label={block.alt} />
      <p className="figure__caption">{`${paper.figure} ${numberOf(block, paper.chapters)}. ${block.caption}`}</p>
    </div>
  );
}

interface TableProps {
  block: TableBlock;
}

function Table({ block }: TableProps) {
  return (
    <table className="table" data-numeric={block.isNumeric || undefined}>
      <caption>{`${paper.table} ${numberOf(block, paper.chapters)}. ${block.caption}`}</caption>
      <TableContent block={block} />
    </table>
  );
}

interface PhasesProps {
  block: PhasesBlock;
  seals: ReadonlyMap<number, string>;
}

function Phases({ block, seals }: PhasesProps) {
  return (
    <ol className="phases">
      {block.phases.map(({ number, quarter, name, status, items }) => (
        <li key={number} className="phases__phase" data-status={status}>
          <Markup className="phases__seal" svg={seals.get(number) ?? ''} />
          <div>
            <p className="phases__name">{`Phase ${number} ${name}`}</p>
            <p className="phases__status">{status}</p>
          </div>
          <ul className="phases__items">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="phases__quarter">{quarter}</p>
        </li>
      ))}
    </ol>
  );
}
