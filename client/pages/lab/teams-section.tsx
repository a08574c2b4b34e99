import { Section } from '#client/components/section.tsx';
import { Statements } from '#client/components/statements.tsx';
import { teams, why } from '#shared/content/lab.ts';

/** Who works here, and on the facing page why to work with us. */
export function TeamsSection() {
  return (
    <div className="lab-pages">
      <Section id="teams" ground="bone" words={teams}>
        <ul className="lab-list ruled-in-view">
          {Object.entries(teams.items).map(([title, description]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="why" ground="bone" words={why}>
        <Statements items={why.items} />
      </Section>
    </div>
  );
}
