import { Actions } from '#client/components/action.tsx';
import { ConstantPart } from '#client/components/constant-part.tsx';
import { dex } from '#shared/content/ecosystem.ts';
import { UnprintedField } from './unprinted-field';

/** The planned exchange as a note before printing: the frame is there, the lines are still flat. */
export function DexSection() {
  return (
    <ConstantPart
      as="section"
      id="dex"
      className="section"
      data-ground="ink"
      aria-labelledby="dex-heading"
    >
      <div className="container">
        <div className="dex-note">
          <div className="dex-note__copy">
            <p className="badge">{dex.status}</p>
            <h2 id="dex-heading" tabIndex={-1}>
              {dex.heading}
            </h2>
            <p className="lead">{dex.lead}</p>
            <Actions ids={dex.actions} />
          </div>
          <UnprintedField />
          <dl className="dex-note__plan">
            {dex.plan.map((line) => (
              <div key={line.term} className="dex-note__line">
                <dt>{line.term}</dt>
                <dd>{line.description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </ConstantPart>
  );
}
