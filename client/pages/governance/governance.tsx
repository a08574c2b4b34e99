import '#client/common-chunk.ts';
import { Actions } from '#client/components/action.tsx';
import { AsOf } from '#client/components/as-of.tsx';
import { CardGrid } from '#client/components/card-grid.tsx';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { PageHero } from '#client/components/page-hero.tsx';
import { Section } from '#client/components/section.tsx';
import { BackgroundVideo } from '#client/motion/background-video.tsx';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { governanceHero, vote } from '#shared/content/governance.ts';
import { ContributeSection } from './contribute-section';
import { VoteGlyph } from './vote-glyph';

export function GovernancePage() {
  return (
    <>
      <PageHero
        moves
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
          {/* One child: the parts of the text would stand apart as items of the badge. */}
          <span>
            <MarkedWords text={governanceHero.status} />
          </span>
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
