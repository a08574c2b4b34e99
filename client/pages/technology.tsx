import '../common-chunk';
import { overallTechnology, systems, technologyHero } from '../../shared/content/technology';
import { CardGrid } from '../components/card-grid';
import { PageHero } from '../components/page-hero';
import { Section } from '../components/section';
import { Typewriter } from '../widgets/typewriter';
import { SystemLinks } from './technology/system-links';
import { SystemSection } from './technology/system-section';

export function TechnologyPage() {
  return (
    <>
      <PageHero
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
