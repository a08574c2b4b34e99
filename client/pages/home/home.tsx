import '#client/common-chunk.ts';
import { Suspense } from 'react';
import { AuthGate } from '#client/auth/auth.tsx';
import { Actions } from '#client/components/action.tsx';
import { Section, ServedSection } from '#client/components/section.tsx';
import { loadBending } from '#client/motion/load-bending.ts';
import { news } from '#shared/content/home.ts';
import { DevelopersSection } from './developers-section';
import { AboutSection } from './four-books/about-section';
import { HomeHero } from './hero/home-hero';
import { NewsCarousel } from './news/news-carousel';
import { PresaleSection } from './presale/presale-section';
import { RoadmapSection } from './roadmap/roadmap-section';

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
        <ServedSection id="features" ground="bone" variant="features" loadMoment={loadBending} />
        <DevelopersSection />
        <ServedSection id="whitebook" ground="ink" variant="whitepaper" />
        <ServedSection id="ecosystem" ground="bone" variant="ecosystem" />
        <Section id="news" ground="bone" words={news} variant="news">
          <NewsCarousel />
          <Actions ids={news.actions} />
        </Section>
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
