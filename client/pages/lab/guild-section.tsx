import { Section } from '#client/components/section.tsx';
import { guild } from '#shared/content/lab.ts';

export function GuildSection() {
  return (
    <Section id="guild" ground="bone" heading={guild.heading} lead={guild.lead} variant="guild">
      <div className="guild-seal">
        <RuledSeal />
        <p className="guild-seal__status">{guild.status}</p>
      </div>
    </Section>
  );
}

const ringCount = 14;

/** Rings that are ruled but not engraved: what is planned has no rosette yet. */
function RuledSeal() {
  const radii = Array.from({ length: ringCount }, (_, index) => 98 - index * 2.6);
  return (
    <svg className="guild-seal__rings" viewBox="-100 -100 200 200" aria-hidden="true">
      {radii.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
    </svg>
  );
}
