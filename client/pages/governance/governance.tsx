import '#client/common-chunk.ts';
import { Actions } from '#client/components/action.tsx';
import { preloadFirstView } from '#client/components/first-view.ts';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { PageHero } from '#client/components/page-hero.tsx';
import { Provenance } from '#client/components/provenance.tsx';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { governanceHero, type Vote } from '#shared/content/governance.ts';
import { Ballot } from './ballot';
import { ContributeSection } from './contribute-section';
import { VoteSection } from './vote-section';

export function GovernancePage() {
  for (const vote of ['yes', 'no', 'open'] satisfies Vote[]) {
    // Browsers fetch masks with CORS.
    preloadFirstView(`/images/seat-${vote}.svg`, undefined, 'anonymous');
  }
  return (
    <>
      <PageHero moves words={governanceHero} variant="governance">
        <Ballot />
        <Actions ids={governanceHero.actions} />
        <div className="powers">
          <p id="powers">{governanceHero.powersLabel}</p>
          <ul aria-labelledby="powers">
            {governanceHero.powers.map((power) => (
              <li key={power}>{power}</li>
            ))}
          </ul>
          <p className="powers__status">
            <span>
              <MarkedWords text={governanceHero.status} />
            </span>{' '}
            <SiteLink to={governanceHero.phase.to}>{governanceHero.phase.label}</SiteLink>
          </p>
          <Provenance figure={governanceHero.proposals} />
        </div>
      </PageHero>
      <VoteSection />
      <ContributeSection />
    </>
  );
}
