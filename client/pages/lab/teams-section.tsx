import { teams, why } from '../../../shared/content/lab';
import { labFigures } from '../../../shared/figures/lab';
import { CardGrid } from '../../components/card-grid';
import { FigureStrip } from '../../components/figure-strip';
import { Section } from '../../components/section';

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
      <FigureStrip set={labFigures} />
      <CardGrid items={why.items} variant="ruled" columns={4} />
    </Section>
  );
}
