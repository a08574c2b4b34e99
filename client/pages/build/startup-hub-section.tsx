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
            {grant.before}{' '}
            <strong>
              <MarkedFigure figure={grant.maximum} />
            </strong>{' '}
            <span>{grant.after}.</span>
          </p>
          <Actions ids={actions} />
        </div>
      }
    >
      <ul className="initiatives ruled">
        {initiatives.map(({ title, description }) => (
          <li key={title} className="offer">
            <h3>{title}</h3>
            <p className="offer__description">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
