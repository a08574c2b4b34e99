import type { ReactNode } from 'react';
import { type RoadmapPhase, roadmap } from '#shared/content/home.ts';
import { phaseSeal } from '#shared/schedule/phase-seal.ts';
import { isOverdue } from '#shared/schedule/schedule.ts';
import { site } from '#shared/site.ts';
import type { Block, FigureBlock } from '#shared/whitepaper/chapters/chapter.ts';
import { numberOf } from '#shared/whitepaper/number-of.ts';
import { printedWhitepaper } from '#shared/whitepaper/printed.ts';
import { WhitepaperTable } from './whitepaper-table';

const folder = '/images/whitepaper';

interface WhitepaperBlockProps {
  block: Block;
  /** The page loads drawings as files; a document to print inlines them. */
  edition?: {
    paper: Pick<typeof printedWhitepaper, 'chapters' | 'figure' | 'table'>;
    figure: (block: FigureBlock) => ReactNode;
    seal: (phase: RoadmapPhase) => ReactNode;
  };
}

const onScreen = {
  paper: printedWhitepaper,
  figure: (block: FigureBlock) => <Figure block={block} />,
  seal: (phase: RoadmapPhase) => (
    <img
      className="paper__seal"
      src={`/images/${phaseSeal(phase)}.svg`}
      alt=""
      width={168}
      height={168}
      loading="lazy"
    />
  ),
};

/** A block of a section, on the screen and in print. */
export function WhitepaperBlock({ block, edition = onScreen }: WhitepaperBlockProps) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('figure' in block) return edition.figure(block);
  if ('rows' in block) return <WhitepaperTable block={block} paper={edition.paper} />;
  if ('points' in block)
    return <ul className="paper__list">{Object.entries(block.points).map(listItem)}</ul>;
  if ('steps' in block)
    return <ol className="paper__list">{Object.entries(block.steps).map(listItem)}</ol>;
  return (
    <ol>
      {block.phases.map((phase) => (
        <li key={phase.number} className="paper__phase" data-status={phase.status}>
          {edition.seal(phase)}
          <p className="paper__name">{`Phase ${phase.number} ${phase.name}`}</p>
          <p className="paper__status">
            {phase.status}
            {isOverdue(phase, site.statedOn) && `, ${roadmap.overdue}`}
          </p>
          <p className="paper__quarter">{phase.quarter}</p>
          <ul className="paper__items">
            {phase.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function listItem([term, text]: [string, string]) {
  return (
    <li key={term}>
      <b>{term}</b> {text}
    </li>
  );
}

interface FigureProps {
  block: FigureBlock;
}

function Figure({ block }: FigureProps) {
  const { figure, alt, caption } = block;
  const { wide, narrow } = printedWhitepaper.drawings[figure];
  const image = (
    <img
      className="paper__drawing"
      src={`${folder}/${figure}.svg`}
      alt={alt}
      width={wide[0]}
      height={wide[1]}
      loading="lazy"
    />
  );
  return (
    <figure className="paper__figure">
      {narrow ? (
        <picture>
          <source
            media="(max-width: 700px)"
            srcSet={`${folder}/${figure}-narrow.svg`}
            width={Math.round(narrow[0])}
            height={Math.round(narrow[1])}
          />
          {image}
        </picture>
      ) : (
        image
      )}
      <figcaption>{`${printedWhitepaper.figure} ${numberOf(block, printedWhitepaper.chapters)}. ${caption}`}</figcaption>
    </figure>
  );
}
