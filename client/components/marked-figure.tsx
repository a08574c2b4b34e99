import type { ReactNode } from 'react';
import type { Figure } from '#shared/figures/figure.ts';
import type { Words } from '#shared/figures/words.ts';

interface MarkedFigureProps {
  figure: Pick<Figure, 'id' | 'text'>;
  /** Shown instead of the figure's text: an image or another format. */
  children?: ReactNode;
}

/** A figure marked with its id in `/claims.json`, which lists its scope, source and day. */
export function MarkedFigure({ figure, children = figure.text }: MarkedFigureProps) {
  return <data value={figure.id}>{children}</data>;
}

interface MarkedWordsProps {
  text: Words;
}

/** A text in which quoted figures are marked. */
export function MarkedWords({ text }: MarkedWordsProps) {
  if (typeof text === 'string') return text;
  return text.map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order.
    typeof part === 'string' ? part : <MarkedFigure key={place} figure={part} />,
  );
}
