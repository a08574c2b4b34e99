import '../common-chunk';
import { hero } from '../../shared/content/lab';
import { PageHero } from '../components/page-hero';
import { Plate } from '../widgets/plate';
import { AdvisorySection } from './lab/advisory-section';
import { FoundationSection } from './lab/foundation-section';
import { GuildSection } from './lab/guild-section';
import { BuildWithUsSection, LabCommunitySection } from './lab/joining-sections';
import { TeamsSection, WhySection } from './lab/teams-section';

export function LabPage() {
  return (
    <>
      <PageHero
        heading={hero.heading}
        lead={hero.lead}
        variant="lab"
        background={
          <div className="lab-vault">
            <Plate name="vault" alt={hero.pictureAlt} ground="ink" isFirstView />
          </div>
        }
      />
      <TeamsSection />
      <WhySection />
      <AdvisorySection />
      <FoundationSection />
      <GuildSection />
      <LabCommunitySection />
      <BuildWithUsSection />
    </>
  );
}
