import '../common-chunk';
import { generalApplication, hero, team, values } from '../../shared/content/career';
import { careerHeroFigures, teamFigures } from '../../shared/figures/career';
import { Actions } from '../components/action';
import { CardGrid } from '../components/card-grid';
import { FigureStrip } from '../components/figure-strip';
import { PageHero } from '../components/page-hero';
import { Section } from '../components/section';
import { BenefitsSection } from './career/benefits-section';
import { PositionsSection } from './career/positions-section';

export function CareerPage() {
  return (
    <>
      <PageHero heading={hero.heading} lead={hero.lead} variant="career">
        <Actions ids={hero.actions} />
        <FigureStrip set={careerHeroFigures} />
      </PageHero>
      <Section id="values" ground="bone" heading={values.heading} variant="values">
        <CardGrid items={values.items} variant="ruled" columns={2} />
      </Section>
      <BenefitsSection />
      <Section id="team" ground="ink" heading={team.heading} variant="team">
        <FigureStrip set={teamFigures} />
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
