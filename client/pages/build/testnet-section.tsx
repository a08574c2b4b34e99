import { Actions } from '#client/components/action.tsx';
import { MarkedFigure } from '#client/components/marked-figure.tsx';
import { Provenance } from '#client/components/provenance.tsx';
import { Section } from '#client/components/section.tsx';
import { testnet } from '#shared/content/build.ts';

export function TestnetSection() {
  return (
    <Section id="testnet" ground="bone" words={testnet} variant="testnet">
      <Actions ids={testnet.actions} />
      <div className="testnet__rates">
        <div className="testnet__lines inked-in-view screen-only coloured" />
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
