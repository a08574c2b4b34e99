import '#client/common-chunk.ts';
import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { PageHero } from '#client/components/page-hero.tsx';
import { Section } from '#client/components/section.tsx';
import { ServedPart } from '#client/components/served-part.tsx';
import { distribution, tokenomicsHero } from '#shared/content/tokenomics.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { AllocationChart } from './allocation/allocation-chart';
import { WhitepaperSection } from './whitepaper/whitepaper-section';
import { YourTokensSection } from './your-tokens/your-tokens';

export function TokenomicsPage() {
  return (
    <>
      <PageHero words={tokenomicsHero} variant="tokenomics">
        <ServedPart name="hundred-lines" className="hundred-lines placed screen-only" />
        <FigureStrip figures={tokenomicsHero.figures} />
        <Actions ids={tokenomicsHero.actions} />
      </PageHero>
      <Section id="distribution" ground="bone" words={distribution} variant="distribution">
        <AllocationChart rows={allocationTable()} />
      </Section>
      <YourTokensSection />
      <WhitepaperSection />
    </>
  );
}
