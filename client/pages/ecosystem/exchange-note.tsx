import { Actions } from '#client/components/action.tsx';
import { dex, keyFeatures } from '#shared/content/ecosystem.ts';

/** The planned exchange as a banknote before printing: only its frame and ruled lines. */
export function ExchangeNote() {
  const { exchange } = keyFeatures;
  return (
    <section id="dex" className="exchange-note" aria-labelledby="dex-heading">
      <div className="exchange-note__head">
        <p className="badge">{dex.status}</p>
        <h3 id="dex-heading" tabIndex={-1}>
          {dex.heading}
        </h3>
      </div>
      <p className="exchange-note__lead">{dex.lead}</p>
      <h4>{exchange.title}</h4>
      <p>{exchange.description}</p>
      <dl className="exchange-note__plan">
        {Object.entries(dex.plan).map(([term, description]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <Actions ids={dex.actions} variant="unprinted" />
    </section>
  );
}
