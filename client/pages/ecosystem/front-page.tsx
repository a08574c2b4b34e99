import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { Plate } from '#client/plates/plate.tsx';
import { investment, keyFeatures } from '#shared/content/ecosystem.ts';

/** The first features as a newspaper's front page. */
export function FrontPage() {
  const { gateway, token } = keyFeatures;
  return (
    <Section id="features" ground="bone" words={gateway} variant="front-page">
      <Actions ids={gateway.actions} />
      <section id="investment" className="asset-classes" aria-labelledby="investment-heading">
        <h3 id="investment-heading">{investment.heading}</h3>
        <ul className="asset-classes__list">
          {investment.classes.map(({ title, description, plate }, index) => (
            <li key={title}>
              <Plate
                name={plate}
                sizes={`(min-width: 1101px) 456px, (min-width: 701px) ${index ? 38 : 106}vw, ${index ? 40 : 164}vw`}
              />
              <h4>{title}</h4>
              <p className="terms">{description}</p>
            </li>
          ))}
        </ul>
      </section>
      <article className="utility-token">
        <h3>{token.title}</h3>
        <p className="lead">{token.description}</p>
        <Actions ids={token.actions} />
      </article>
    </Section>
  );
}
