import { FigureStrip } from '#client/components/figure-strip.tsx';
import { Section } from '#client/components/section.tsx';
import { strategicPartners } from '#shared/content/ecosystem.ts';

export function PartnersSection() {
  return (
    <Section id="partners" ground="bone" words={strategicPartners} variant="partners">
      <FigureStrip figures={strategicPartners.figures} />
    </Section>
  );
}
