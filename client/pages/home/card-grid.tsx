import type { ReactNode } from 'react';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import type { Words } from '#shared/figures/words.ts';

interface Card {
  title: string;
  description: Words;
}

interface CardGridProps<T extends Card> {
  items: readonly T[];
  headingLevel?: 'h3' | 'h4';
  /** An icon before the title. */
  renderPicture: (item: T) => ReactNode;
}

/** Titles with descriptions, each under a picture or beside it. */
export function CardGrid<T extends Card>(cards: CardGridProps<T>) {
  return (
    <ul className="card-grid">
      <Cards {...cards} />
    </ul>
  );
}

export function Cards<T extends Card>({
  items,
  headingLevel: Heading = 'h3',
  renderPicture,
}: CardGridProps<T>) {
  return items.map((item) => (
    <li key={item.title} className="card-grid__card">
      {renderPicture(item)}
      <Heading className="card-grid__title">{item.title}</Heading>
      <p className="card-grid__description">
        <MarkedWords text={item.description} />
      </p>
    </li>
  ));
}
