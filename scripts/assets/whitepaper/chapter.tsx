import { TableContent } from '#client/pages/tokenomics/whitepaper/whitepaper-table.tsx';
import type {
  Block,
  Chapter,
  FigureBlock,
  FigureName,
  Notes as NotesOf,
  PhasesBlock,
  TableBlock,
} from '#shared/whitepaper/chapters/chapter.ts';
import { numberOf } from '#shared/whitepaper/number-of.ts';
import { whitepaperDocument as paper } from '#shared/whitepaper/whitepaper.ts';

interface PaperChapterProps {
  chapter: Chapter;
  figures: Record<FigureName, string>;
  seals: ReadonlyMap<number, string>;
}

/** A chapter, which begins on a page of its own. */
export function PaperChapter({ chapter, figures, seals }: PaperChapterProps) {
  const [subject, ...rest] = chapter.title.split(/(?<=:) /);
  return (
    <article className="chapter" id={chapter.id} data-chapter={chapter.id}>
      <h2>
        {subject} {rest.length > 0 && <span>{rest.join(' ')}</span>}
      </h2>
      {Object.entries(chapter.sections).map(([id, section], index) => (
        <section key={id}>
          {index === 0 && section.notes && <Notes notes={section.notes} />}
          {index === 0 && <p className="chapter__opening">{chapter.opening}</p>}
          {index > 0 && section.notes && <Notes notes={section.notes} />}
          <h3 id={id}>{section.title}</h3>
          {section.blocks.map((block) => (
            <PaperBlock key={keyOf(block)} block={block} figures={figures} seals={seals} />
          ))}
        </section>
      ))}
    </article>
  );
}

interface NotesProps {
  notes: NotesOf;
}

/** Notes in the margin beside what follows. */
export function Notes({ notes }: NotesProps) {
  return (
    <aside className="notes">
      {Object.entries(notes).map(([term, text]) => (
        <div key={term} className="notes__note">
          <p className="notes__term">{term}</p>
          <p>{text}</p>
        </div>
      ))}
    </aside>
  );
}

function keyOf(block: Block): string {
  if (typeof block === 'string') return block;
  return 'caption' in block ? block.caption : Object.keys(block).join();
}

interface PaperBlockProps {
  block: Block;
  figures: Record<FigureName, string>;
  seals: ReadonlyMap<number, string>;
}

function PaperBlock({ block, figures, seals }: PaperBlockProps) {
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

interface MarkupProps {
  className: string;
  /** A drawing as SVG. */
  svg: string;
  /** What it shows; without it the drawing is decoration. */
  label?: string;
}

/** Inserts a generated drawing, which is a string of SVG. */
export function Markup({ className, svg, label }: MarkupProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div
      className={className}
      {...name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own generators, printed once and never served.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
