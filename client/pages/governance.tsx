import '../common-chunk';
import { governanceHero, vote } from '../../shared/content/governance';
import { Actions } from '../components/action';
import { AsOf } from '../components/as-of';
import { CardGrid } from '../components/card-grid';
import { PageHero } from '../components/page-hero';
import { Section } from '../components/section';
import { SiteLink } from '../components/site-link';
import { BackgroundVideo } from '../widgets/background-video';
import { ContributeSection } from './governance/contribute-section';
import { VoteGlyph } from './governance/vote-glyph';

export function GovernancePage() {
  return (
    <>
      <PageHero
        heading={governanceHero.heading}
        variant="governance"
        background={
          <div className="governance-video">
            <BackgroundVideo clip="governance" isFirstView />
          </div>
        }
      >
        <ul className="powers" aria-label={governanceHero.powersLabel}>
          {governanceHero.powers.map((power) => (
            <li key={power}>{power}</li>
          ))}
        </ul>
        <Actions ids={governanceHero.actions} />
        <p className="badge" data-variant="positive">
          {governanceHero.status}
        </p>
        <p className="governance-stated">
          <AsOf {...governanceHero.stated} />. {governanceHero.meaning.text}{' '}
          <SiteLink to={governanceHero.meaning.link.to}>
            {governanceHero.meaning.link.label}
          </SiteLink>
          .
        </p>
      </PageHero>
      <Section id="vote" ground="bone" heading={vote.heading} lead={vote.lead} variant="vote">
        <CardGrid
          items={vote.cards}
          variant="framed"
          columns={3}
          renderPicture={(card) => <VoteGlyph name={card.glyph} />}
          renderMore={(card) => <Actions ids={[card.action]} variant="secondary" />}
        />
      </Section>
      <ContributeSection />
    </>
  );
}
