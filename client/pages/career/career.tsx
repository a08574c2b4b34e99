import '#client/common-chunk.ts';
import { Actions } from '#client/components/action.tsx';
import { CardGrid } from '#client/components/card-grid.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { PageHero } from '#client/components/page-hero.tsx';
import { Section } from '#client/components/section.tsx';
import { generalApplication, hero, team, values } from '#shared/content/career.ts';
import { BenefitsSection } from './benefits-section';
import { PositionsSection } from './positions-section';

export function CareerPage() {
  return (
    <>
      <PageHero heading={hero.heading} lead={hero.lead} variant="career">
        <Actions ids={hero.actions} />
        <FigureStrip figures={hero.figures} />
      </PageHero>
      <Section id="values" ground="bone" heading={values.heading} variant="values">
        <CardGrid items={values.items} variant="ruled" columns={2} />
      </Section>
      <BenefitsSection />
      <Section id="team" ground="ink" heading={team.heading} variant="team">
        <FigureStrip figures={team.figures} />
      </Section>
      <PositionsSection />
      <Section
        id="general-application"
        ground="ink"
        heading={generalApplication.heading}
        lead={generalApplication.lead}
        variant="general-application"
      >
        <Actions ids={generalApplication.actions} />
      </Section>
    </>
  );
}
