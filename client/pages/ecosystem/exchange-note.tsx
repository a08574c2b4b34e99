import { Actions } from '#client/components/action.tsx';
import { dex, keyFeatures } from '#shared/content/ecosystem.ts';

/** The planned exchange across the whole page, on a sheet whose middle is not printed yet. */
export function ExchangeNote() {
  const { exchange } = keyFeatures;
  return (
    <section
      id="dex"
      className="exchange-note"
      data-ground="bone-deep"
      aria-labelledby="dex-heading"
    >
      <h3 id="dex-heading" tabIndex={-1}>
        {dex.heading}
      </h3>
      <p className="badge">{dex.status}</p>
      <ExchangedLines />
      <div className="exchange-note__aim">
        <p className="exchange-note__lead">{dex.lead}</p>
        <Actions ids={dex.actions} />
      </div>
      <div className="exchange-note__feature">
        <h4>{exchange.title}</h4>
        <p>{exchange.description}</p>
      </div>
      <dl className="exchange-note__plan">
        {Object.entries(dex.plan).map(([term, description]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Two bundles change sides without meeting anything between: solid on both sides, dots where they cross. */
function ExchangedLines() {
  const lines = Array.from({ length: 12 }, (_, line) => line * 8 + 4);
  const far = 240 - 92 - 4;
  const draw = (from: number, to: number) => ({
    sides: lines.map((y) => `M0 ${y + from}H400M1040 ${y + to}H1440`).join(''),
    crossing: lines
      .map((y) => `M400 ${y + from}C760 ${y + from} 680 ${y + to} 1040 ${y + to}`)
      .join(''),
  });
  const [units, money] = [draw(0, far), draw(far, 0)];
  return (
    <svg
      className="exchange-note__lines"
      viewBox="0 0 1440 240"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={units.sides} />
      <path d={units.crossing} />
      <path d={money.sides} />
      <path d={money.crossing} />
    </svg>
  );
}
