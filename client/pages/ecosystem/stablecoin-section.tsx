import { stablecoin } from '../../../shared/content/ecosystem';
import { Actions } from '../../components/action';
import { Section } from '../../components/section';
import { Plate } from '../../widgets/plate';

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
