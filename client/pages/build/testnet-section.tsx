import { Actions } from '#client/components/action.tsx';
import { MarkedFigure } from '#client/components/marked-figure.tsx';
import { Provenance } from '#client/components/provenance.tsx';
import { Section } from '#client/components/section.tsx';
import { testnet } from '#shared/content/build.ts';

/** The screen of the hero again. */
export function TestnetSection() {
  return (
    <Section id="testnet" ground="ink" words={testnet} variant="testnet">
      <div className="testnet__actions">
        <Actions ids={testnet.examples} variant="secondary" />
        <Actions ids={testnet.actions} />
      </div>
      <div className="testnet__rates">
        <dl>
          {testnet.rates.map(({ label, figure }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <MarkedFigure figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
        <Provenance figure={testnet.stated} />
      </div>
    </Section>
  );
}
