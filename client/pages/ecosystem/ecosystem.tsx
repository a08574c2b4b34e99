import '#client/common-chunk.ts';
import { Actions } from '#client/components/action.tsx';
import { PageHero } from '#client/components/page-hero.tsx';
import { ecosystemHero } from '#shared/content/ecosystem.ts';
import { CommunitySection } from './community-section';
import { DeveloperToolsSection } from './developer-tools-section';
import { DexSection } from './dex-section';
import { FaqSection } from './faq-section';
import { InvestmentSection } from './investment-section';
import { KeyFeaturesSection } from './key-features-section';
import { OverviewSection } from './overview-section';
import { PartnersSection } from './partners-section';
import { PathwaysSection } from './pathways-section';
import { StablecoinSection } from './stablecoin-section';

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
