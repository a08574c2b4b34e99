import '#client/common-chunk.ts';
import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { Icon } from '#client/components/icon.tsx';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { SectionBody } from '#client/components/section.tsx';
import { SiteLink } from '#client/navigation/site-link.tsx';
import {
  aboutText,
  developerTiles,
  ecosystem,
  features,
  presaleSteps,
  statistics,
  whitepaperPromo,
} from '#shared/content/home-parts.ts';
import { CardGrid, Cards } from './card-grid';
import { Checks } from './checks/checks';

/** Served parts of home. */
export const parts = {
  'presale-steps': HowToTakePart,
  'book-text': BookText,
  statistics: BookFigures,
  checks: Checks,
  features: FeaturesSection,
  'developer-tiles': DeveloperTiles,
  whitebook: WhitepaperSection,
  ecosystem: EcosystemSection,
};

function BookText() {
  return (
    <>
      <p>{aboutText.lead}</p>
      <Actions ids={aboutText.actions} variant="row" />
    </>
  );
}

/** The figures on the right page of the account book. */
function BookFigures() {
  return (
    <>
      <h3>{statistics.heading}</h3>
      <FigureStrip figures={statistics.figures} variant="book" />
      <Actions ids={statistics.actions} />
    </>
  );
}

function FeaturesSection() {
  return (
    <SectionBody id="features" words={features}>
      <CardGrid
        items={features.items}
        renderPicture={({ picture }) => (
          <picture>
            {picture.small && (
              <source media="(max-width: 700px)" srcSet={picture.small} width={120} height={120} />
            )}
            <img
              className="inked-in-view"
              src={picture.src}
              alt={picture.alt}
              width={400}
              height={190}
              loading="lazy"
            />
          </picture>
        )}
      />
    </SectionBody>
  );
}

function WhitepaperSection() {
  return (
    <SectionBody id="whitebook" words={whitepaperPromo}>
      <Actions ids={whitepaperPromo.actions} />
      <img
        className="whitepaper-cover"
        src="/images/cover-whitepaper.svg"
        alt={whitepaperPromo.coverAlt}
        width={600}
        height={848}
        loading="lazy"
      />
    </SectionBody>
  );
}

function EcosystemSection() {
  return (
    <SectionBody id="ecosystem" words={ecosystem}>
      <FigureStrip figures={ecosystem.figures} />
      <h3>{ecosystem.partnersHeading}</h3>
      <CardGrid
        items={ecosystem.partners}
        headingLevel="h4"
        renderPicture={(partner) => (
          <img src={partner.glyph} alt="" width={72} height={72} loading="lazy" />
        )}
      />
      <div className="invitation">
        <p className="lead">{ecosystem.invitation}</p>
        <Actions ids={ecosystem.actions} />
      </div>
    </SectionBody>
  );
}

function DeveloperTiles() {
  return <Cards items={developerTiles} renderPicture={(tile) => <Icon name={tile.icon} />} />;
}

function HowToTakePart() {
  const { heading, steps, actions, check } = presaleSteps;
  return (
    <>
      <h3>{heading}</h3>
      <ol className="presale-steps__list">
        {Object.entries(steps).map(([title, text]) => (
          <li key={title} className="presale-steps__step">
            <h4>{title}</h4>
            <p>
              <MarkedWords text={text} />
            </p>
          </li>
        ))}
      </ol>
      <div className="presale-steps__end">
        <Actions ids={actions} />
        <SiteLink to={check.to}>{check.label}</SiteLink>
      </div>
    </>
  );
}
