import '../common-chunk';
import { ecosystemHero } from '../../shared/content/ecosystem';
import { Actions } from '../components/action';
import { PageHero } from '../components/page-hero';
import { CommunitySection } from './ecosystem/community-section';
import { DeveloperToolsSection } from './ecosystem/developer-tools-section';
import { DexSection } from './ecosystem/dex-section';
import { FaqSection } from './ecosystem/faq-section';
import { InvestmentSection } from './ecosystem/investment-section';
import { KeyFeaturesSection } from './ecosystem/key-features-section';
import { OverviewSection } from './ecosystem/overview-section';
import { PartnersSection } from './ecosystem/partners-section';
import { PathwaysSection } from './ecosystem/pathways-section';
import { StablecoinSection } from './ecosystem/stablecoin-section';

export function EcosystemPage() {
  return (
    <>
      <PageHero
        heading={ecosystemHero.heading}
        lead={ecosystemHero.lead}
        variant="ecosystem"
        background={
          <img
            className="page-hero__field"
            src="/images/braid-inner-b.svg"
            alt=""
            width={1440}
            height={640}
            fetchPriority="high"
          />
        }
      >
        <Actions ids={ecosystemHero.actions} />
      </PageHero>
      <OverviewSection />
      <DexSection />
      <KeyFeaturesSection />
      <InvestmentSection />
      <StablecoinSection />
      <PartnersSection />
      <DeveloperToolsSection />
      <CommunitySection />
      <PathwaysSection />
      <FaqSection />
    </>
  );
}
