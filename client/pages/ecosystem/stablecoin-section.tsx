import { Actions } from '#client/components/action.tsx';
import { CutOut } from '#client/components/cut-out.tsx';
import { Section } from '#client/components/section.tsx';
import { Unbroken } from '#client/components/unbroken.tsx';
import { stablecoin } from '#shared/content/ecosystem.ts';

export function StablecoinSection() {
  return (
    <Section id="stablecoin" ground="bone" words={stablecoin} variant="stablecoin">
      <dl className="terms stablecoin__properties">
        {Object.entries(stablecoin.properties).map(([term, description]) => (
          <div key={term}>
            <dt>{term}.</dt>{' '}
            <dd>
              <Unbroken text={description} />
            </dd>
          </div>
        ))}
      </dl>
      <Actions ids={stablecoin.actions} variant="text" />
      <CutOut alt={stablecoin.pictureAlt} />
    </Section>
  );
}
