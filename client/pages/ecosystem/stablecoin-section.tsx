import { Actions } from '#client/components/action.tsx';
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
      <img
        className="cut-out"
        src="/images/asset-coins.svg"
        alt={stablecoin.pictureAlt}
        width={510}
        height={330}
        loading="lazy"
      />
    </Section>
  );
}
