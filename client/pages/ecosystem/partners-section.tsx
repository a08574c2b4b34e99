import { strategicPartners } from '../../../shared/content/ecosystem';
import { partnerFigures } from '../../../shared/figures/ecosystem';
import { FigureStrip } from '../../components/figure-strip';
import { Section } from '../../components/section';

export function PartnersSection() {
  return (
    <Section
      id="partners"
      ground="bone"
      heading={strategicPartners.heading}
      lead={strategicPartners.lead}
      variant="ecosystem-partners"
    >
      <FigureStrip set={partnerFigures} />
    </Section>
  );
}
