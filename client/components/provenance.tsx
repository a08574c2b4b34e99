import type { Figure } from '#shared/figures/figure.ts';
import { longDate } from '#shared/figures/format.ts';
import { site } from '#shared/site.ts';
import { AsOf } from './as-of';

interface ProvenanceProps {
  figure: Figure;
}

/**
 * Who states a figure, what it counts and as of when: in the small print of a line, and under a loupe.
 * It opens on click; client/browser/loupes.ts adds hover and keyboard focus.
 */
export function Provenance({ figure }: ProvenanceProps) {
  const { scope, source, asOf = site.statedOn } = figure.group;
  const line = `${source}, as of ${longDate(asOf)}`;
  return (
    <details className="provenance">
      <summary data-print={`${scope}, ${line}`} data-line={line}>
        <span>About these figures</span>
      </summary>
      <p className="provenance__note">
        <AsOf words={`${scope}, ${source},`} date={asOf} />
      </p>
    </details>
  );
}
