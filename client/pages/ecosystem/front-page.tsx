import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { Plate } from '#client/plates/plate.tsx';
import { investment, keyFeatures } from '#shared/content/ecosystem.ts';

/** The first features as a newspaper's front page. */
export function FrontPage() {
  const { gateway, token } = keyFeatures;
  return (
    <Section id="features" ground="bone" words={keyFeatures} variant="front-page">
      <article className="lead-article">
        <div className="lead-article__text">
          <h3>{gateway.title}</h3>
          <p>{gateway.description}</p>
          <p className="lead-article__access">{gateway.access}</p>
          <Actions ids={gateway.actions} />
        </div>
        <AssetClasses />
      </article>
      <article className="utility-token">
        <h3>{token.title}</h3>
        <p>{token.description}</p>
        <Actions ids={token.actions} />
      </article>
    </Section>
  );
}

/** The first class is the large picture of the article. */
function AssetClasses() {
  return (
    <section id="investment" className="asset-classes" aria-labelledby="investment-heading">
      <div className="asset-classes__head">
        <h4 id="investment-heading">{investment.heading}</h4>
        <p>{investment.lead}</p>
      </div>
      <ul className="asset-classes__list">
        {investment.classes.map(({ title, description, plate, imageAlt }, index) => (
          <li key={title}>
            <Plate
              name={plate}
              alt={imageAlt}
              isEngraved
              isBled={index === 0}
              sizes={`(min-width: 1441px) 816px, (min-width: 1440px) ${index === 0 ? 816 : 628}px, ${index === 0 ? '(min-width: 1101px) 57vw, 100vw' : '45vw'}`}
            />
            <h5>{title}</h5>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
