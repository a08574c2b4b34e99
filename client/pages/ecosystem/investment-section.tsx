import { Actions } from '#client/components/action.tsx';
import { Plate } from '#client/components/plate.tsx';
import { Section } from '#client/components/section.tsx';
import { investment } from '#shared/content/ecosystem.ts';

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
