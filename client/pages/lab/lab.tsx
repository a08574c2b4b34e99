import '#client/common-chunk.ts';
import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { loadingOf } from '#client/components/first-view.ts';
import { PageHero } from '#client/components/page-hero.tsx';
import { Section } from '#client/components/section.tsx';
import { advisory, buildWithUs, community, guild, hero, teams, why } from '#shared/content/lab.ts';
import { figures } from '#shared/figures/figures.ts';
import { FoundationSection } from './foundation-section';

export function LabPage() {
  return (
    <>
      <PageHero words={hero} variant="lab" background={<LabPlate />}>
        <Actions ids={hero.actions} />
        <FigureStrip figures={teams.figures} caption={figures.lab.investment.group.scope} />
      </PageHero>
      <AdvisorySection />
      <TeamsSection />
      <FoundationSection />
      <DoorsSection />
    </>
  );
}

/** A microscope beside its enlarged view. */
function LabPlate() {
  return (
    <div className="lab-plate screen-only">
      <picture className="lab-plate__microscope slots-open">
        <source media="(max-width: 700px)" srcSet="/images/lab-microscope-small.svg" />
        <img
          src="/images/lab-microscope.svg"
          alt={hero.pictureAlt}
          width={580}
          height={900}
          {...loadingOf(true)}
        />
      </picture>
      <div className="lab-plate__view">
        <div className="lab-plate__specimen">
          {(['outer', 'inner'] as const).map((ring) => (
            <img
              key={ring}
              className="lab-plate__ring"
              data-ring={ring}
              src={`/images/lab-seal-${ring}.svg`}
              alt=""
              width={890}
              height={890}
              {...loadingOf(true)}
            />
          ))}
        </div>
        <img src="/images/lab-view.svg" alt="" width={564} height={564} {...loadingOf(true)} />
      </div>
    </div>
  );
}

function AdvisorySection() {
  return (
    <Section id="advisory" ground="bone" words={advisory} variant="advisory">
      <ul className="advisory ruled">
        {advisory.areas.map((area) => (
          <li key={area.title} className="advisory__area">
            <h3 className="advisory__title">{area.title}</h3>
            <p className="advisory__description">{area.description}</p>
            <p className="advisory__result inked-in-view">
              <span className="visually-hidden">{advisory.resultLabel}</span> {area.result}
              <img
                className="advisory__picture inked-in-view"
                src={area.picture}
                alt=""
                width={64}
                height={64}
                loading="lazy"
              />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const pages = { teams, why };

/** Who works here, and on the facing page why to work with us. */
function TeamsSection() {
  return (
    <div className="lab-pages" data-ground="bone">
      {(['teams', 'why'] as const).map((id) => (
        <Section key={id} id={id} ground="bone" words={pages[id]} variant={id}>
          <ul className="lab-list ruled">
            {Object.entries(pages[id].items).map(([title, description]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

/** Three ways into the lab: two slips, and the invitation set large below them. */
function DoorsSection() {
  return (
    <>
      <div className="lab-pages" data-ground="ink">
        <Section id="guild" ground="ink" words={guild}>
          <p className="badge">{guild.status}</p>
        </Section>
        <Section id="community" ground="ink" words={community}>
          <Actions ids={community.actions} variant="text" />
        </Section>
      </div>
      <Section id="build-with-us" ground="ink" words={buildWithUs} variant="invitation">
        <Actions ids={buildWithUs.actions} />
        <svg
          className="invitation-lines inked-in-view screen-only"
          viewBox="0 -54 108 108"
          aria-hidden="true"
        >
          <linearGradient id="invitation-iris" gradientUnits="userSpaceOnUse" x2="1350">
            <stop offset="0.1" stopColor="var(--color-positive)" />
            <stop offset="0.4" stopColor="var(--color-accent)" />
            <stop offset="0.8" stopColor="var(--color-live)" />
          </linearGradient>
          <use href="/images/lab-lines.svg#net" />
        </svg>
      </Section>
    </>
  );
}
