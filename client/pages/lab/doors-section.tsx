import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { buildWithUs, community, guild } from '#shared/content/lab.ts';

/** Three ways into the lab: two slips, and the invitation set large beside them. */
export function DoorsSection() {
  return (
    <div className="doors" data-ground="ink">
      <Section id="guild" ground="ink" words={guild}>
        <p className="badge">{guild.status}</p>
      </Section>
      <Section id="community" ground="ink" words={community}>
        <Actions ids={community.actions} variant="text" />
      </Section>
      <Section id="build-with-us" ground="ink" words={buildWithUs} variant="build-with-us">
        <Actions ids={buildWithUs.actions} />
      </Section>
    </div>
  );
}
