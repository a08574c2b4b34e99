import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { Section } from '#client/components/section.tsx';
import { about, statistics } from '#shared/content/home.ts';

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
      <FigureStrip figures={statistics.figures} />
      <Actions ids={statistics.actions} />
    </Section>
  );
}
