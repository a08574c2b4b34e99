import '#client/common-chunk.ts';
import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { preloadFirstView } from '#client/components/first-view.ts';
import { PageHero } from '#client/components/page-hero.tsx';
import { Section } from '#client/components/section.tsx';
import { benefits, hero, values } from '#shared/content/career.ts';
import { Positions } from './positions';

export function CareerPage() {
  preloadFirstView('/images/braid-career.svg', '(min-width: 1101px)');
  preloadFirstView('/images/braid-career-above.svg', '(max-width: 1100px)');
  preloadFirstView('/images/strands-career-above.svg', '(max-width: 1100px)');
  return (
    <>
      <div className="career-scene" data-ground="ink">
        <PageHero words={hero} variant="career">
          <Actions ids={hero.actions} />
          <FigureStrip figures={hero.figures} />
        </PageHero>
        <Positions />
      </div>
      <Section id="values" ground="bone" words={values} variant="values">
        <ul className="values ruled placed">
          {Object.entries(values.items).map(([title, description]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="benefits" ground="bone" words={benefits} variant="benefits">
        <ul className="benefits">
          {Object.entries(benefits.categories).map(([title, items]) => (
            <li key={title} className="ticket">
              <h3 className="benefits__title">{title}</h3>
              <ul className="benefits__items">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
