import '../common-chunk';
import { allocationTable } from '../../shared/allocation-table';
import { distribution, tokenomicsHero } from '../../shared/content/tokenomics';
import { Actions } from '../components/action';
import { FigureStrip } from '../components/figure-strip';
import { PageHero } from '../components/page-hero';
import { Section } from '../components/section';
import { AllocationChart } from '../widgets/allocation-chart';
import { WhitepaperSection } from './tokenomics/whitepaper-section';

export function TokenomicsPage() {
  return (
    <>
      <PageHero
        heading={tokenomicsHero.heading}
        lead={tokenomicsHero.lead}
        variant="tokenomics"
        background={
          <img
            className="page-hero__field"
            src="/images/braid-inner.svg"
            alt=""
            width={1440}
            height={600}
            fetchPriority="high"
          />
        }
      >
        <Actions ids={tokenomicsHero.actions} />
        <FigureStrip set={tokenomicsHero.figures} />
      </PageHero>
      <Section
        id="distribution"
        ground="bone"
        heading={distribution.heading}
        lead={distribution.lead}
        variant="distribution"
      >
        <AllocationChart rows={allocationTable()} />
      </Section>
      <WhitepaperSection />
    </>
  );
}
