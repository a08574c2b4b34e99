import type { Figure } from './figure';

/** A text; split into parts if it quotes figures, so that a page can mark them. */
export type Words = string | readonly (string | Figure)[];

/** A figure in a strip. All figures of a strip belong to one group, and the strip says what they count. */
interface FigureInRow extends Figure {
  /** Shown instead of the subject. */
  label?: string;
  note?: Words;
  /** For screen readers, if the value is a picture. */
  spoken?: string;
}

export type FigureRow = readonly [FigureInRow, ...FigureInRow[]];

/** Tag of a template that quotes figures: words`Up to ${figures.developers.grantMaximum}`. */
export function words(strings: readonly string[], ...quoted: readonly (Words | Figure)[]): Words {
  const parts = strings.flatMap((text, at) => [text, quoted[at] ?? []].flat());
  return parts.reduce<(string | Figure)[]>((joined, part) => {
    const last = joined.at(-1);
    // React would put a comment between two adjacent strings.
    if (typeof part === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + part;
    else if (part !== '') joined.push(part);
    return joined;
  }, []);
}

/** The text without marks. */
export function plainText(text: Words): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
