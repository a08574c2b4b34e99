import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { buildWithUs, community, guild } from '#shared/content/lab.ts';

/** Three ways into the lab: two slips, and the invitation set large below them. */
export function DoorsSection() {
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
