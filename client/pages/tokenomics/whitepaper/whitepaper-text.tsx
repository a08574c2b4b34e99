import { Unbroken } from '#client/components/unbroken.tsx';
import type { Chapter, Notes as NotesOf } from '#shared/whitepaper/chapters/chapter.ts';
import { printedWhitepaper as paper } from '#shared/whitepaper/printed.ts';
import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { WhitepaperBlock } from './whitepaper-block';

/** The printed text of the whitepaper, laid out for the screen. */
export function WhitepaperText() {
  return (
    <div className="paper">
      <p className="paper__headline">
        <Unbroken text={paper.headline} />
      </p>
      <Contents />
      {paper.chapters.map(chapterText)}
    </div>
  );
}

function Contents() {
  return (
    <section id="contents" className="paper__chapter">
      <h4 id="contents-heading" className="paper__title">
        {paper.contents}
      </h4>
      <div className="paper__section">
        <nav aria-labelledby="contents-heading">
          <ol className="paper__contents">
            {paper.chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Notes notes={paper.about} />
      </div>
    </section>
  );
}

function chapterText({ id, title, opening, sections }: Chapter, chapter: number) {
  const place = `${chapter + 1} / ${paper.chapters.length}`;
  return (
    <section key={id} id={id} className="paper__chapter" data-place={place}>
      <h4 className="paper__title">{title}</h4>
      {Object.entries(sections).map(([anchor, section], index) => (
        <section key={anchor} id={anchor} className="paper__section">
          {index === 0 && <p className="paper__opening">{opening}</p>}
          <h5>{section.title}</h5>
          {section.blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a printed text does not change.
            <WhitepaperBlock key={place} block={block} />
          ))}
          {section.notes && <Notes notes={section.notes} />}
        </section>
      ))}
      <p className="paper__back">
        <a href="#contents">{whitepaperSection.reader.back}</a>
      </p>
    </section>
  );
}

interface NotesProps {
  notes: NotesOf;
}

/** After the text that they explain. */
function Notes({ notes }: NotesProps) {
  return (
    <dl className="paper__notes">
      {Object.entries(notes).map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
