import '#client/common-chunk.ts';
import { FigureCards } from '#client/components/figure-cards.tsx';
import { PageHero } from '#client/components/page-hero.tsx';
import { Section } from '#client/components/section.tsx';
import { overallTechnology, systems, technologyHero } from '#shared/content/technology.ts';
import { SystemLinks } from './system-links';
import { SystemSection } from './system-section';
import { Typewriter } from './typewriter';

export function TechnologyPage() {
  return (
    <>
      <PageHero
        moves
        heading={technologyHero.heading}
        headingContent={<Typewriter text={technologyHero.heading} breaks={technologyHero.breaks} />}
        lead={technologyHero.lead}
        variant="technology"
      >
        <SystemLinks systems={systems} />
      </PageHero>
      <Section
        id="overall-technology"
        ground="bone"
        heading={overallTechnology.heading}
        lead={overallTechnology.lead}
        variant="technology-overall"
      >
        <FigureCards items={overallTechnology.cards} height={98} />
      </Section>
      {systems.map((system) => (
        <SystemSection key={system.id} system={system} />
      ))}
    </>
  );
}
