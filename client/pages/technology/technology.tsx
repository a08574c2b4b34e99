import '#client/common-chunk.ts';
import { FigureCards } from '#client/components/figure-cards.tsx';
import { PageHero } from '#client/components/page-hero.tsx';
import { Section } from '#client/components/section.tsx';
import { loadBending } from '#client/motion/load-bending.ts';
import { overallTechnology, systems, technologyHero } from '#shared/content/technology.ts';
import { RunningLines } from './running-lines';
import { SystemLinks } from './system-links';
import { SystemSection } from './system-section';
import { Typewriter } from './typewriter';

export function TechnologyPage() {
  return (
    <>
      <PageHero
        moves
        words={technologyHero}
        headingContent={
          <>
            <Typewriter />
            <RunningLines />
          </>
        }
        variant="technology"
      >
        <SystemLinks />
      </PageHero>
      <Section
        id="overall-technology"
        ground="bone"
        words={overallTechnology}
        variant="technology-overall"
      >
        <FigureCards items={overallTechnology.cards} loadMoment={loadBending} />
      </Section>
      {systems.map((system) => (
        <SystemSection key={system.id} system={system} />
      ))}
    </>
  );
}
