import type { ReactNode } from 'react';
import type { Words } from '#shared/figures/words.ts';
import { MarkedWords } from './marked-figure';

export interface Card {
  /** Anchor of the card. */
  id?: string;
  title: string;
  description: Words;
}

interface CardGridProps<T extends Card> {
  items: readonly T[];
  /** "ruled": hairlines between; "framed": one frame around. */
  variant: 'ruled' | 'framed';
  /** Columns on a wide screen. */
  columns?: 3 | 4;
  headingLevel?: 'h3' | 'h4';
  /** An icon before the title. */
  renderPicture?: (item: T) => ReactNode;
}

/** Titles with descriptions, separated by rules instead of boxes. */
export function CardGrid<T extends Card>({
  items,
  variant,
  columns = 3,
  headingLevel: Heading = 'h3',
  renderPicture,
}: CardGridProps<T>) {
  return (
    <ul className="card-grid" data-variant={variant} data-columns={columns}>
      {items.map((item) => (
        <li key={item.title} id={item.id} className="card-grid__card">
          {renderPicture?.(item)}
          <Heading className="card-grid__title">{item.title}</Heading>
          <p className="card-grid__description">
            <MarkedWords text={item.description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
