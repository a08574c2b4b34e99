import '#client/common-chunk.ts';
import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { PageHero } from '#client/components/page-hero.tsx';
import { Section } from '#client/components/section.tsx';
import { distribution, tokenomicsHero } from '#shared/content/tokenomics.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { AllocationChart } from './allocation/allocation-chart';
import { WhitepaperSection } from './whitepaper/whitepaper-section';
import { YourTokensSection } from './your-tokens/your-tokens';

export function TokenomicsPage() {
  return (
    <>
      <PageHero
        words={tokenomicsHero}
        variant="tokenomics"
        pictureBelow={
          <div className="hundred-lines drawn-in screen-only">
            <img
              src="/images/braid-hundred.svg"
              alt=""
              width={1160}
              height={560}
              fetchPriority="high"
            />
          </div>
        }
      >
        <Actions ids={tokenomicsHero.actions} />
        <FigureStrip figures={tokenomicsHero.figures} />
      </PageHero>
      <Section id="distribution" ground="bone" words={distribution} variant="distribution">
        <AllocationChart rows={allocationTable()} />
      </Section>
      <YourTokensSection />
      <WhitepaperSection />
    </>
  );
}
