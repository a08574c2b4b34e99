import { Section } from '#client/components/section.tsx';
import { sdkLedger } from '#shared/content/build.ts';
import { Offer } from './offer';

/** Columns under the screen, in the order of its tabs. */
export function SdksSection() {
  return (
    <Section id="sdks" ground="ink" words={sdkLedger} variant="sdks">
      <ul className="sdk-ledger offers">
        {sdkLedger.sdks.map((sdk) => (
          <li key={sdk.name} className="sdk-ledger__sdk offer">
            <Offer {...sdk} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
