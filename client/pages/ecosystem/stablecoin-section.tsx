import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { Unbroken } from '#client/components/unbroken.tsx';
import { Plate } from '#client/plates/plate.tsx';
import { stablecoin } from '#shared/content/ecosystem.ts';

export function StablecoinSection() {
  return (
    <Section id="stablecoin" ground="bone-deep" words={stablecoin} variant="stablecoin">
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
      <Plate
        name="coins"
        sizes="(min-width: 1360px) 816px, (min-width: 1101px) 640px, (min-width: 816px) 816px, 100vw"
      />
    </Section>
  );
}
