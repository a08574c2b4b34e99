import { Section } from '#client/components/section.tsx';
import { teams, why } from '#shared/content/lab.ts';

/** Two lists side by side: who works here, and why to work with us. */
export function TeamsSection() {
  return (
    <Section id="teams" ground="bone" words={teams} variant="lab-teams">
      <LabList items={teams.items} />
      <section id="why" className="lab-why" aria-labelledby="why-heading">
        <div className="section__head">
          <h2 id="why-heading" tabIndex={-1}>
            {why.heading}
          </h2>
          <p className="lead">{why.lead}</p>
        </div>
        <LabList items={why.items} />
      </section>
    </Section>
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
          <h3>{title}.</h3> <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
