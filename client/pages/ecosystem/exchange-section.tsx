import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { dex } from '#shared/content/ecosystem.ts';
import { exchangedLines } from './exchange-lines';
import { Terms } from './terms';

/** The planned exchange: two bundles of orders that change sides across the page. One is followed. */
export function ExchangeSection() {
  return (
    <Section id="dex" ground="ink" words={dex} variant="exchange">
      <p className="badge">{dex.status}</p>
      <ExchangedLines />
      <div className="exchange__aim">
        <p>{dex.aim}</p>
        <Actions ids={dex.actions} />
      </div>
      <Terms of={dex.plan} className="exchange__plan" />
    </Section>
  );
}

function ExchangedLines() {
  return (
    <div className="exchange__lines">
      <svg viewBox="0 0 1440 240" preserveAspectRatio="none" aria-hidden="true">
        {Object.entries(exchangedLines()).map(([id, path]) => (
          <path key={id} id={id} d={path} />
        ))}
        {/* Redraws falling strands over rising ones at every second crossing. */}
        {[0, 1].map((strands) => (
          <g key={strands} clipPath={`url(#over-${strands})`}>
            <clipPath id={`over-${strands}`}>
              <use href={`#ground-up-${strands}`} />
            </clipPath>
            <use href={`#ground-down-${strands}`} />
            <use href={`#down-${strands}`} />
            {strands === 1 && <use href="#order" />}
          </g>
        ))}
      </svg>
    </div>
  );
}
