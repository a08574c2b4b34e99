import { Actions } from '#client/components/action.tsx';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { Section } from '#client/components/section.tsx';
import { Plate } from '#client/plates/plate.tsx';
import { developerTools, investment, keyFeatures, stablecoin } from '#shared/content/ecosystem.ts';
import { ExchangeNote } from './exchange-note';

const bone = { ground: 'bone', widths: [228, 456, 1088] } as const;

/** The features as a newspaper's front page: one lead article, the exchange beside it, the rest in rows. */
export function FrontPage() {
  const { gateway, token, developers } = keyFeatures;
  return (
    <Section id="features" ground="bone" words={keyFeatures} variant="front-page">
      <article className="lead-article">
        <h3>{gateway.title}</h3>
        <div className="lead-article__text">
          <div>
            <p>{gateway.description}</p>
            <Actions ids={investment.actions} variant="text" />
          </div>
          <div>
            <p>{gateway.access}</p>
            <Actions ids={gateway.actions} variant="unprinted" />
          </div>
        </div>
        <AssetClasses />
      </article>
      <ExchangeNote />
      <article className="front-page__row">
        <h3>{token.title}</h3>
        <p>{token.description}</p>
        <Actions ids={token.actions} />
      </article>
      <article className="front-page__row">
        <h3>{developers.title}</h3>
        <p>
          <MarkedWords text={developers.description} />
        </p>
        <Actions ids={developerTools.actions} variant="text" />
      </article>
      <Stablecoin />
    </Section>
  );
}

function AssetClasses() {
  return (
    <section id="investment" className="asset-classes" aria-labelledby="investment-heading">
      <div className="asset-classes__head">
        <h4 id="investment-heading">{investment.heading}</h4>
        <p>{investment.lead}</p>
      </div>
      <ul className="asset-classes__list">
        {investment.classes.map(({ title, description, plate, imageAlt }) => (
          <li key={title}>
            <Plate
              name={plate}
              alt={imageAlt}
              {...bone}
              sizes="(min-width: 1101px) 228px, (min-width: 721px) 30vw, 92vw"
            />
            <h5>{title}</h5>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stablecoin() {
  return (
    <article id="stablecoin" className="stablecoin">
      <h3>{stablecoin.heading}</h3>
      <p>{stablecoin.lead}</p>
      <dl className="stablecoin__properties">
        {Object.entries(stablecoin.properties).map(([term, description]) => (
          <div key={term}>
            <dt>{term}.</dt> <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <Actions ids={stablecoin.actions} variant="text" />
      <Plate
        name="coins"
        alt={stablecoin.plateAlt}
        ground="bone"
        sizes="(min-width: 1440px) 816px, (min-width: 1101px) 46vw, 92vw"
      />
    </article>
  );
}
