import { Section } from '#client/components/section.tsx';
import { sdkLedger } from '#shared/content/build.ts';

/** Columns under the screen, in the order of its tabs. */
export function SdksSection() {
  const { labels, sdks } = sdkLedger;
  return (
    <Section id="sdks" ground="ink" words={sdkLedger} variant="sdks">
      <ul className="sdk-ledger">
        {sdks.map((sdk) => (
          <li key={sdk.name} className="sdk-ledger__sdk">
            <h3>{sdk.name}</h3>
            <p className="sdk-ledger__language">
              <span className="visually-hidden">{labels.language}: </span>
              {sdk.language}
            </p>
            <p className="sdk-ledger__description">{sdk.description}</p>
            <ul className="sdk-ledger__features run-on-list" aria-label={labels.features}>
              {sdk.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
