import { Section } from '#client/components/section.tsx';
import { ServedPart } from '#client/components/served-part.tsx';
import { whitepaper } from '#shared/content/tokenomics.ts';

/** The current whitepaper with its text. */
export function WhitepaperSection() {
  return (
    <Section id="whitepaper" ground="ink" words={whitepaper} variant="whitepaper-topics">
      <ServedPart name="whitepaper-content" className="whitepaper-content" />
      <ServedPart name="whitepaper-reader" className="whitepaper-reader" />
    </Section>
  );
}
