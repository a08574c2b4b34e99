import { Section } from '#client/components/section.tsx';
import { guild } from '#shared/content/lab.ts';

export function GuildSection() {
  return (
    <Section id="guild" ground="bone" heading={guild.heading} lead={guild.lead} variant="guild">
      <p className="guild__status">{guild.status}</p>
    </Section>
  );
}
