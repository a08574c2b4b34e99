import { investment } from '../../../shared/content/ecosystem';
import { Actions } from '../../components/action';
import { Section } from '../../components/section';
import { Plate } from '../../widgets/plate';

export function InvestmentSection() {
  return (
    <Section
      id="investment"
      ground="bone-deep"
      heading={investment.heading}
      lead={investment.lead}
      variant="ecosystem-investment"
    >
      <ul className="asset-classes">
        {investment.classes.map((assetClass) => (
          <li key={assetClass.title} className="asset-classes__class">
            <Plate name={assetClass.plate} alt={assetClass.imageAlt} ground="bone" />
            <div className="asset-classes__text">
              <h3>{assetClass.title}</h3>
              <p>{assetClass.description}</p>
            </div>
          </li>
        ))}
      </ul>
      <Actions ids={investment.actions} />
    </Section>
  );
}
