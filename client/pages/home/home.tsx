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
 * Renders once the auth state is known. On the server it always is; in the browser the served HTML stays
 * on screen until then. The phase banner, the first section, is above the header.
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

/** Shown after a client-side navigation until the auth state is known. */
function HomeLoading() {
  return (
    <section className="home-loading" data-ground="ink" aria-busy="true">
      <p className="container" role="status">
        Loading…
      </p>
    </section>
  );
}
