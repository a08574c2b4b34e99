import { Actions } from '#client/components/action.tsx';
import { MarkedFigure } from '#client/components/marked-figure.tsx';
import { Section } from '#client/components/section.tsx';
import { type Initiative, startupHub } from '#shared/content/startup-hub.ts';

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
            {grant.after}.
          </p>
          <Actions ids={actions} />
          <img className="grant__coin" src="/images/coin.svg" alt="" width={600} height={600} loading="lazy" />
        </div>
      }
    >
      <ul className="initiatives offers ruled-in-view">
        {initiatives.map((initiative) => (
          <InitiativeRow key={initiative.title} {...initiative} />
        ))}
      </ul>
    </Section>
  );
}

function InitiativeRow({ title, description, amount }: Initiative) {
  return (
    <li className="offer">
      <h3>{title}</h3>
      <p className="offer__description">{description}</p>
      <p>{amount}</p>
    </li>
  );
}
