import { about, statistics } from '../../../shared/content/home';
import { homeFigures } from '../../../shared/figures/home';
import { Actions } from '../../components/action';
import { FigureStrip } from '../../components/figure-strip';
import { Section } from '../../components/section';

export function AboutSection() {
  return (
    <Section id="about" ground="bone" heading={about.heading} lead={about.lead} variant="statement">
      <Actions ids={about.actions} variant="row" />
    </Section>
  );
}

export function StatisticsSection() {
  return (
    <Section id="statistics" ground="bone" heading={statistics.heading} variant="statistics">
      <FigureStrip set={homeFigures} />
      <Actions ids={statistics.actions} />
    </Section>
  );
}
