import { Actions } from '#client/components/action.tsx';
import { Plate } from '#client/components/plate.tsx';
import { Section } from '#client/components/section.tsx';
import { stablecoin } from '#shared/content/ecosystem.ts';

export function StablecoinSection() {
  return (
    <Section
      id="stablecoin"
      ground="ink"
      heading={stablecoin.heading}
      lead={stablecoin.lead}
      variant="ecosystem-stablecoin"
    >
      <div className="stablecoin__plate">
        <Plate name="coins" alt={stablecoin.plateAlt} ground="ink" />
      </div>
      <dl className="stablecoin__properties">
        {stablecoin.properties.map((property) => (
          <div key={property.term} className="stablecoin__property">
            <dt>{property.term}</dt>
            <dd>{property.description}</dd>
          </div>
        ))}
      </dl>
      <Actions ids={stablecoin.actions} />
    </Section>
  );
}
