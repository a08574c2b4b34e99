import { type Sdk, sdkLedger } from '#shared/content/build.ts';

/** The words on an SDK or a tool. */
export function Offer({ name, language, description, features }: Sdk) {
  const { labels } = sdkLedger;
  return (
    <>
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
    </>
  );
}
