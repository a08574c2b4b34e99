import { Actions } from '#client/components/action.tsx';
import { Plate } from '#client/components/plate.tsx';
import { Section } from '#client/components/section.tsx';
import { investment } from '#shared/content/ecosystem.ts';

/** Of the plates beside their words: a cut of its own on wide windows, half of it on tablets. */
const beside = {
  sizes: '(min-width: 1101px) 288px, (min-width: 721px) 46vw, 92vw',
  // Without the larger ones, which a browser would scale down where another page has fetched them.
  widths: [288, 576, 1088],
};

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
        {investment.classes.map((assetClass, index) => (
          <li key={assetClass.title} className="asset-classes__class">
            <Plate
              name={assetClass.plate}
              alt={assetClass.imageAlt}
              ground="bone"
              {...(index > 0 && beside)}
            />
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
