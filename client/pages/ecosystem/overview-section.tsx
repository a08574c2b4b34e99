import { FigureStrip } from '#client/components/figure-strip.tsx';
import { Plate } from '#client/components/plate.tsx';
import { Section } from '#client/components/section.tsx';
import { overview } from '#shared/content/ecosystem.ts';

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
        <Plate name="vault" alt={overview.plateAlt} ground="bone" />
      </div>
      <FigureStrip figures={overview.figures} />
    </Section>
  );
}
