import { AboutSection, StatisticsSection } from './home/about-section';
import { DevelopersSection } from './home/developers-section';
import { EcosystemSection } from './home/ecosystem-section';
import { FeaturesSection } from './home/features-section';
import { HomeHero } from './home/home-hero';
import { NewsSection } from './home/news-section';
import { PresaleSection } from './home/presale-section';
import { RoadmapSection } from './home/roadmap-section';
import { WhitepaperSection } from './home/whitepaper-section';

/** The phase banner, first of the home page's sections, stands above the header. */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <PresaleSection />
      <AboutSection />
      <StatisticsSection />
      <RoadmapSection />
      <FeaturesSection />
      <DevelopersSection />
      <WhitepaperSection />
      <EcosystemSection />
      <NewsSection />
    </>
  );
}
