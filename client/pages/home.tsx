import '../common-chunk';
import { Suspense } from 'react';
import { AuthGate } from '../auth';
import { AboutSection, StatisticsSection } from './home/about-section';
import { DevelopersSection } from './home/developers-section';
import { EcosystemSection } from './home/ecosystem-section';
import { FeaturesSection } from './home/features-section';
import { HomeHero } from './home/home-hero';
import { NewsSection } from './home/news-section';
import { PresaleSection } from './home/presale-section';
import { RoadmapSection } from './home/roadmap-section';
import { WhitepaperSection } from './home/whitepaper-section';

/**
 * Renders only after the auth state is known: on the server it is, and in the browser the served
 * HTML stays on screen meanwhile. The phase banner, first of the sections, stands above the header.
 */
export function HomePage() {
  return (
    <Suspense fallback={<HomeLoading />}>
      <AuthGate>
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
      </AuthGate>
    </Suspense>
  );
}

/** What a visitor from another page sees until the auth state is known. */
function HomeLoading() {
  return (
    <section className="home-loading" data-ground="ink" aria-busy="true">
      <p className="container" role="status">
        Loading…
      </p>
    </section>
  );
}
