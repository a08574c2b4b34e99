import '#client/common-chunk.ts';
import { Actions } from '#client/components/action.tsx';
import { FigureCards } from '#client/components/figure-cards.tsx';
import { preloadFirstView } from '#client/components/first-view.ts';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { PageHero } from '#client/components/page-hero.tsx';
import { Provenance } from '#client/components/provenance.tsx';
import { Section } from '#client/components/section.tsx';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { contribute, governanceHero, type Vote, vote } from '#shared/content/governance.ts';
import { Ballot } from './ballot';

export function GovernancePage() {
  for (const kind of ['yes', 'no', 'open'] satisfies Vote[]) {
    // Browsers fetch masks with CORS.
    preloadFirstView(`/images/seat-${kind}.svg`, undefined, 'anonymous');
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
      <Section id="vote" ground="bone" words={vote} variant="vote">
        <FigureCards
          items={vote.cards}
          renderMore={({ action }) => <Actions ids={[action]} variant="text" />}
        />
      </Section>
      <Section id="contribute" ground="bone" words={contribute} variant="contribute">
        <div className="ways-lines inked-in-view screen-only" />
        <ul className="ways placed">
          {contribute.ways.map(({ title, description, action }) => (
            <li key={title} className="ways__way">
              <h3>{title}</h3>
              <p>
                <MarkedWords text={description} />
              </p>
              <Actions ids={[action]} variant="text" />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
