import { Section } from '#client/components/section.tsx';
import { teams, why } from '#shared/content/lab.ts';

/** Who works here, and on the facing page why to work with us. */
export function TeamsSection() {
  return (
    <div className="lab-pages">
      <Section id="teams" ground="bone" words={teams}>
        <LabList items={teams.items} />
      </Section>
      <Section id="why" ground="bone" words={why}>
        <LabList items={why.items} />
      </Section>
    </div>
  );
}

interface LabListProps {
  items: Readonly<Record<string, string>>;
}

function LabList({ items }: LabListProps) {
  return (
    <ul className="lab-list ruled-in-view">
      {Object.entries(items).map(([title, description]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
