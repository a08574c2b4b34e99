import type { ReactNode } from 'react';
import type { Figure } from '#shared/figures/figure.ts';
import type { Words } from '#shared/figures/words.ts';

interface MarkedFigureProps {
  figure: Pick<Figure, 'id' | 'text'>;
  /** Shown instead of the figure's text: a picture, or another way to write the same. */
  children?: ReactNode;
}

/** A figure with its id in `/claims.json`, where its scope, source and day stand. */
export function MarkedFigure({ figure, children = figure.text }: MarkedFigureProps) {
  return <data value={figure.id}>{children}</data>;
}

interface MarkedWordsProps {
  text: Words;
}

/** A text with the figures that it quotes marked. */
export function MarkedWords({ text }: MarkedWordsProps) {
  if (typeof text === 'string') return text;
  return text.map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    typeof part === 'string' ? part : <MarkedFigure key={place} figure={part} />,
  );
}
