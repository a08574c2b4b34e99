import '#client/common-chunk.ts';
import { Suspense } from 'react';
import { AuthGate } from '#client/auth/auth.tsx';
import { AboutSection } from './about-section';
import { DevelopersSection } from './developers-section';
import { EcosystemSection } from './ecosystem-section';
import { FeaturesSection } from './features-section';
import { HomeHero } from './home-hero';
import { NewsSection } from './news-section';
import { PresaleSection } from './presale-section';
import { RoadmapSection } from './roadmap-section';
import { WhitepaperSection } from './whitepaper-section';

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
