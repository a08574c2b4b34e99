import { type ReactNode, useRef } from 'react';
import { type Moment, useMoment } from '#client/motion/use-moment.ts';
import type { Words } from '#shared/figures/words.ts';
import { MarkedWords } from './marked-figure';

interface FigureCard {
  /** Anchor of the card. */
  id?: string;
  title: string;
  description: Words;
  /** Drawing of 400 × 168 px; decorative, because the text says the same. */
  picture: string;
}

interface FigureCardsProps<T extends FigureCard> {
  items: readonly T[];
  /** Content after the description. */
  renderMore?: (item: T) => ReactNode;
  /** Animates the drawings; without it they are static. */
  loadMoment?: () => Promise<Moment>;
}

/** Columns, each a drawing on a double rule with text below. */
export function FigureCards<T extends FigureCard>({
  items,
  renderMore,
  loadMoment,
}: FigureCardsProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  useMoment(list, loadMoment);
  return (
    <ul className="figure-cards" ref={list}>
      {items.map((item) => (
        <li key={item.title} id={item.id} className="figure-cards__card">
          <img
            className={loadMoment ? undefined : 'inked-in-view'}
            src={item.picture}
            alt=""
            width={400}
            height={168}
            loading="lazy"
          />
          <h3>{item.title}</h3>
          <p>
            <MarkedWords text={item.description} />
          </p>
          {renderMore?.(item)}
        </li>
      ))}
    </ul>
  );
}
