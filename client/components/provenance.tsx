import { type Figure, statementOf } from '#shared/figures/figure.ts';
import { longDate } from '#shared/figures/format.ts';
import { AsOf } from './as-of';

interface ProvenanceProps {
  figure: Figure;
  /** Text before the day while the note is closed; microprint if left out. */
  short?: string | undefined;
}

/**
 * Who states a figure, what it counts and as of when: in the small print of a line, or under a loupe.
 * It opens on click; client/browser/loupes.ts adds hover and keyboard focus.
 */
export function Provenance({ figure, short }: ProvenanceProps) {
  const { words, date } = statementOf(figure);
  const day = longDate(date);
  const line = `${figure.group.source}, as of ${day}`;
  return (
    <details className="provenance">
      <summary data-print={`${words} as of ${day}`} data-line={short ? undefined : line}>
        {short ? <AsOf words={short} date={date} /> : <span>About these figures</span>}
      </summary>
      <p className="provenance__note" data-line={line}>
        <AsOf words={words} date={date} />
      </p>
    </details>
  );
}
