import { Actions } from '#client/components/action.tsx';
import { MarkedFigure, MarkedWords } from '#client/components/marked-figure.tsx';
import { Section } from '#client/components/section.tsx';
import { type Initiative, startupHub } from '#shared/content/startup-hub.ts';

export function StartupHubSection() {
  const { heading, lead, grant, initiatives, actions } = startupHub;
  return (
    <Section id="startup-hub" ground="ink" heading={heading} lead={lead} variant="startup-hub">
      <p className="grant">
        <span className="grant__words">{grant.before}</span>{' '}
        <strong className="grant__maximum">
          <MarkedFigure figure={grant.maximum} />
        </strong>{' '}
        <span className="grant__words">{grant.after}</span>
      </p>
      <ul className="initiatives">
        {initiatives.map((initiative) => (
          <InitiativeRow key={initiative.title} initiative={initiative} />
        ))}
      </ul>
      <Actions ids={actions} />
    </Section>
  );
}

interface InitiativeRowProps {
  initiative: Initiative;
}

function InitiativeRow({ initiative }: InitiativeRowProps) {
  const { labels } = startupHub;
  return (
    <li className="initiatives__row">
      <div>
        <h3 className="initiatives__title">{initiative.title}</h3>
        <p className="initiatives__description">{initiative.description}</p>
      </div>
      <dl className="initiatives__terms">
        <div>
          <dt>{labels.amount}</dt>
          <dd>
            <MarkedWords text={initiative.amount} />
          </dd>
        </div>
        <div>
          <dt>{labels.applications}</dt>
          <dd>{initiative.applications}</dd>
        </div>
      </dl>
    </li>
  );
}
