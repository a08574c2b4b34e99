import { overview } from '../../../shared/content/ecosystem';
import { ecosystemFigures } from '../../../shared/figures/ecosystem';
import { FigureStrip } from '../../components/figure-strip';
import { Section } from '../../components/section';
import { Plate } from '../../widgets/plate';

export function OverviewSection() {
  return (
    <Section
      id="overview"
      ground="bone"
      heading={overview.heading}
      lead={overview.lead}
      variant="ecosystem-overview"
    >
      <div className="overview__plate">
        <Plate name="tower" alt={overview.plateAlt} ground="bone" />
      </div>
      <FigureStrip set={ecosystemFigures} />
    </Section>
  );
}
