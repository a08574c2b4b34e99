import { Section } from '#client/components/section.tsx';
import { teams, why } from '#shared/content/lab.ts';

/** Who works here, in one row of the page's width, and why to work with us, in two rows beside their heading. */
export function TeamsSection() {
  return (
    <>
      <Section id="teams" ground="bone" words={teams} variant="lab-teams">
        <LabList items={teams.items} />
      </Section>
      <Section id="why" ground="bone" words={why} variant="lab-why">
        <LabList items={why.items} />
      </Section>
    </>
  );
}

interface LabListProps {
  items: Readonly<Record<string, string>>;
}

function LabList({ items }: LabListProps) {
  return (
    <ul className="lab-list">
      {Object.entries(items).map(([title, description]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
