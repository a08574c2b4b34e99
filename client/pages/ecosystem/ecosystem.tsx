import '#client/common-chunk.ts';
import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { loadingOf } from '#client/components/first-view.ts';
import { PageHero } from '#client/components/page-hero.tsx';
import { Section } from '#client/components/section.tsx';
import { community, ecosystemHero, overview } from '#shared/content/ecosystem.ts';
import { ExchangeSection } from './exchange-section';
import { FaqSection } from './faq-section';
import { FrontPage } from './front-page';
import { PathwaysSection } from './pathways-section';
import { StablecoinSection } from './stablecoin-section';
import { ToolsSection } from './tools-section';

const layer = { width: 900, height: 776, ...loadingOf(true) };

export function EcosystemPage() {
  return (
    <>
      <PageHero
        words={ecosystemHero}
        variant="ecosystem"
        background={
          <div className="still-life screen-only">
            <img {...layer} src="/images/still-life.svg" alt={ecosystemHero.pictureAlt} />
            <span className="still-life__light" />
            <span className="slots-open" />
            <img {...layer} className="still-life__seal" src="/images/still-life-seal.svg" alt="" />
          </div>
        }
      >
        <Actions ids={ecosystemHero.actions} />
        <section id="overview" className="overview" aria-labelledby="overview-heading">
          <h2 id="overview-heading" tabIndex={-1}>
            {overview.heading}
          </h2>
          <FigureStrip figures={overview.figures} />
        </section>
      </PageHero>
      <FrontPage />
      <ExchangeSection />
      <StablecoinSection />
      <ToolsSection />
      <PathwaysSection />
      <Section id="community" ground="ink" words={community} variant="community">
        <Actions ids={community.actions} variant="text" />
        <FigureStrip figures={community.figures} variant="led" />
      </Section>
      <FaqSection />
    </>
  );
}
