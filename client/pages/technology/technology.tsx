import '#client/common-chunk.ts';
import { CardGrid } from '#client/components/card-grid.tsx';
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
        headingContent={<Typewriter text={technologyHero.heading} />}
        lead={technologyHero.lead}
        variant="technology"
        background={
          <img
            className="page-hero__field"
            src="/images/braid-inner.svg"
            alt=""
            width={1440}
            height={640}
            fetchPriority="high"
          />
        }
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
        <CardGrid items={overallTechnology.cards} variant="ruled" columns={3} />
      </Section>
      {systems.map((system) => (
        <SystemSection key={system.id} system={system} />
      ))}
    </>
  );
}
