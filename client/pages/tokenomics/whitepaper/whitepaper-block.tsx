import type { Block, FigureBlock, PhasesBlock } from '#shared/whitepaper/chapters/chapter.ts';
import { numberOf } from '#shared/whitepaper/number-of.ts';
import { printedWhitepaper as paper } from '#shared/whitepaper/printed.ts';
import { WhitepaperTable } from './whitepaper-table';

const folder = '/images/whitepaper';

interface WhitepaperBlockProps {
  block: Block;
}

/** A block of a section, for the screen. */
export function WhitepaperBlock({ block }: WhitepaperBlockProps) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('figure' in block) return <Figure block={block} />;
  if ('rows' in block) return <WhitepaperTable block={block} />;
  if ('points' in block)
    return <ul className="paper__list">{Object.entries(block.points).map(listItem)}</ul>;
  if ('steps' in block)
    return <ol className="paper__list">{Object.entries(block.steps).map(listItem)}</ol>;
  return <Phases {...block} />;
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
  const { wide, narrow } = paper.drawings[figure];
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
            media="(max-width: 720px)"
            srcSet={`${folder}/${figure}-narrow.svg`}
            width={Math.round(narrow[0])}
            height={Math.round(narrow[1])}
          />
          {image}
        </picture>
      ) : (
        image
      )}
      <figcaption>{`${paper.figure} ${numberOf(block, paper.chapters)}. ${caption}`}</figcaption>
    </figure>
  );
}

function Phases({ phases }: PhasesBlock) {
  return (
    <ol>
      {phases.map(({ number, quarter, name, status, items }) => (
        <li key={number} className="paper__phase" data-status={status}>
          <img
            className="paper__seal"
            src={`${folder}/seal-${number}.svg`}
            alt=""
            width={168}
            height={168}
            loading="lazy"
          />
          <p className="paper__name">{`Phase ${number} ${name}`}</p>
          <p className="paper__status">{status}</p>
          <p className="paper__quarter">{quarter}</p>
          <ul className="paper__items">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
