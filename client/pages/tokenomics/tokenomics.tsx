import '#client/common-chunk.ts';
import type { SyntheticEvent } from 'react';
import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { PageHero } from '#client/components/page-hero.tsx';
import { Section } from '#client/components/section.tsx';
import { ServedPart } from '#client/components/served-part.tsx';
import { distribution, tokenomicsHero, whitepaper } from '#shared/content/tokenomics.ts';
import { AllocationChart } from './allocation/allocation-chart';
import { YourTokensSection } from './your-tokens/your-tokens';

export function TokenomicsPage() {
  return (
    <>
      <PageHero words={tokenomicsHero} variant="tokenomics">
        <ServedPart name="hundred-lines" className="hundred-lines screen-only" />
        <FigureStrip figures={tokenomicsHero.figures} />
        <Actions ids={tokenomicsHero.actions} />
      </PageHero>
      <Section id="distribution" ground="bone" words={distribution} variant="distribution">
        <AllocationChart />
      </Section>
      <YourTokensSection />
      <Section id="whitepaper" ground="ink" words={whitepaper} variant="whitepaper-topics">
        <ServedPart name="whitepaper-content" className="whitepaper-content" {...keptInView} />
      </Section>
    </>
  );
}

/** The text, closed from one of its chapters, would be far above the view. React's types lack this event. */
const keptInView = {
  onToggleCapture: ({ target }: SyntheticEvent) => {
    const text = target as HTMLDetailsElement;
    if (!text.open && text.getBoundingClientRect().top < 0) text.scrollIntoView();
  },
};
