import '#client/common-chunk.ts';
import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { PageHero } from '#client/components/page-hero.tsx';
import { hero, teams } from '#shared/content/lab.ts';
import { figures } from '#shared/figures/figures.ts';
import { AdvisorySection } from './advisory-section';
import { DoorsSection } from './doors-section';
import { FoundationSection } from './foundation-section';
import { LabPlate } from './lab-plate';
import { TeamsSection } from './teams-section';

export function LabPage() {
  return (
    <>
      <PageHero words={hero} variant="lab" background={<LabPlate />}>
        <Actions ids={hero.actions} />
        <FigureStrip figures={teams.figures} caption={figures.lab.investment.group.scope} />
      </PageHero>
      <AdvisorySection />
      <TeamsSection />
      <FoundationSection />
      <DoorsSection />
    </>
  );
}
