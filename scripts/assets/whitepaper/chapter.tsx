import { WhitepaperBlock } from '#client/pages/tokenomics/whitepaper/whitepaper-block.tsx';
import type { RoadmapPhase } from '#shared/content/home.ts';
import type {
  Chapter,
  FigureBlock,
  FigureName,
  Notes as NotesOf,
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
  const edition = {
    paper,
    // No `figure` element, which a PDF would list as a second picture without a name.
    figure: (block: FigureBlock) => (
      <div className="figure" data-figure={block.figure}>
        <Markup className="figure__drawing" svg={figures[block.figure]} label={block.alt} />
        <p className="figure__caption">{`${paper.figure} ${numberOf(block, paper.chapters)}. ${block.caption}`}</p>
      </div>
    ),
    seal: ({ number }: RoadmapPhase) => (
      <Markup className="paper__seal" svg={seals.get(number) ?? ''} />
    ),
  };
  const [subject, ...rest] = chapter.title.split(/(?<=:) /);
  return (
    <article className="chapter" id={chapter.id} data-chapter={chapter.id}>
      <h2>
        {subject} {rest.length > 0 && <span>{rest.join(' ')}</span>}
      </h2>
      {Object.entries(chapter.sections).map(([id, section], index) => (
        <section key={id}>
          {section.notes && <Notes notes={section.notes} />}
          {index === 0 && <p className="chapter__opening">{chapter.opening}</p>}
          <h3 id={id}>{section.title}</h3>
          {section.blocks.map((block) => (
            <WhitepaperBlock key={JSON.stringify(block)} block={block} edition={edition} />
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

interface MarkupProps {
  className: string;
  /** A drawing as SVG. */
  svg: string;
  /** What it shows; without it the drawing is decoration. */
  label?: string;
}

/** Inserts a generated drawing, which is a string of SVG. */
function Markup({ className, svg, label }: MarkupProps) {
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
