import { CardGrid } from '#client/components/card-grid.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { Section } from '#client/components/section.tsx';
import { teams, why } from '#shared/content/lab.ts';

export function TeamsSection() {
  return (
    <Section id="teams" ground="bone" heading={teams.heading} lead={teams.lead} variant="lab-teams">
      <CardGrid items={teams.items} variant="rows" />
    </Section>
  );
}

export function WhySection() {
  return (
    <Section id="why" ground="bone-deep" heading={why.heading} lead={why.lead} variant="lab-why">
      <FigureStrip figures={teams.figures} />
      <CardGrid items={why.items} variant="ruled" columns={4} />
    </Section>
  );
}
