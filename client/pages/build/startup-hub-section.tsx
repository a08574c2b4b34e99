import { Actions } from '#client/components/action.tsx';
import { MarkedFigure } from '#client/components/marked-figure.tsx';
import { Section } from '#client/components/section.tsx';
import { startupHub } from '#shared/content/startup-hub.ts';

export function StartupHubSection() {
  const { grant, initiatives, actions } = startupHub;
  return (
    <Section
      id="startup-hub"
      ground="ink"
      words={startupHub}
      variant="startup-hub"
      opening={
        <div className="grant">
          <p className="grant__words">
            <span>{grant.before}</span>{' '}
            <strong>
              <MarkedFigure figure={grant.maximum} />
            </strong>{' '}
            <span>{grant.after}.</span>
          </p>
          <Actions ids={actions} />
        </div>
      }
    >
      <div className="programs">
        <Strands rows={Object.keys(initiatives).length} />
        <ul className="initiatives placed">
          {Object.entries(initiatives).map(([title, description]) => (
            <li key={title} className="offer">
              <h3>{title}</h3>
              <p className="offer__description">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** One bundle of lines from the foot of the sum, divided among the rows as their rules. */
function Strands({ rows }: { rows: number }) {
  const all = Array.from({ length: rows * 5 }, (_, line) => {
    const start = 65.2 * rows + 0.43 * (line - (rows * 5 - 1) / 2);
    const end = 100 * Math.floor(line / 5) + 2.2 * (line % 5);
    return `M-16 ${start}H4C74 ${start} 66 ${end} 150 ${end}h2000`;
  });
  return (
    <div className="programs__lines inked-in-view">
      <svg viewBox={`-16 0 166 ${100 * rows}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={all.join('')} />
      </svg>
    </div>
  );
}
