import { Instrument } from '#client/components/instrument.tsx';
import { Section } from '#client/components/section.tsx';
import { type Offer, sdkLedger } from '#shared/content/build.ts';

interface OffersSectionProps {
  id: 'sdks' | 'tools';
  ground: 'ink' | 'bone';
  words: { heading: string; lead: string; offers: readonly Offer[] };
}

const { labels } = sdkLedger;

/** SDKs, in the order of the screen's tabs, or tools. */
export function OffersSection({ id, ground, words }: OffersSectionProps) {
  return (
    <Section id={id} ground={ground} words={words} variant={id}>
      <ul className="offers placed">
        {words.offers.map(({ icon, name, language, description, features }) => (
          <li key={name} className="offer">
            {icon && <Instrument icon={icon} />}
            <h3>{name}</h3>
            <p className="offer__language">
              <span className="visually-hidden">{labels.language}: </span>
              {language}
            </p>
            <p className="offer__description">{description}</p>
            <ul className="offer__features" aria-label={labels.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
