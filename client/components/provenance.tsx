import { type Figure, statementOf } from '#shared/figures/figure.ts';
import { longDate } from '#shared/figures/format.ts';
import { AsOf } from './as-of';

interface ProvenanceProps {
  figure: Figure;
  /** What is seen before the day until the note is opened; microprint where it is left out. */
  short?: string;
}

/**
 * Who states a figure, what it counts and since when: in the small print of a line, or under a loupe.
 * It opens by a press; client/browser/loupes.ts adds the ways of a mouse and of the keyboard.
 */
export function Provenance({ figure, short }: ProvenanceProps) {
  const { words, date } = statementOf(figure);
  const print = `${words} as of ${longDate(date)}`;
  return (
    <details className="provenance">
      <summary data-print={print} data-look={short ? undefined : 'microprint'}>
        {short ? (
          <AsOf words={short} date={date} />
        ) : (
          <span className="visually-hidden">Source of these figures</span>
        )}
      </summary>
      <p className="provenance__note" data-print={print}>
        <AsOf words={words} date={date} />
      </p>
    </details>
  );
}
