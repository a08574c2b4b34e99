import '#client/common-chunk.ts';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { PageHero } from '#client/components/page-hero.tsx';
import { Plate } from '#client/components/plate.tsx';
import { hero, teams } from '#shared/content/lab.ts';
import { AdvisorySection } from './advisory-section';
import { FoundationSection } from './foundation-section';
import { GuildSection } from './guild-section';
import { BuildWithUsSection, LabCommunitySection } from './joining-sections';
import { TeamsSection } from './teams-section';

export function LabPage() {
  return (
    <>
      <PageHero
        heading={hero.heading}
        lead={hero.lead}
        variant="lab"
        background={
          <div className="lab-balance">
            <Plate
              name="balance"
              alt={hero.pictureAlt}
              ground="ink"
              sizes="(min-width: 1440px) 912px, (min-width: 721px) 62vw, 100vw"
              isFirstView
            />
          </div>
        }
      >
        <FigureStrip figures={teams.figures} />
      </PageHero>
      <AdvisorySection />
      <TeamsSection />
      <FoundationSection />
      <GuildSection />
      <LabCommunitySection />
      <BuildWithUsSection />
    </>
  );
}
