import type {
  Block,
  Chapter,
  FigureName,
  Notes as NotesOf,
} from '#shared/whitepaper/chapters/chapter.ts';
import { PaperBlock } from './block';

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
