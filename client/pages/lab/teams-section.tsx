import { Section } from '#client/components/section.tsx';
import { teams, why } from '#shared/content/lab.ts';

/** Who works here, and on the facing page why to work with us. */
export function TeamsSection() {
  return (
    <div className="lab-pages" data-ground="bone">
      <div className="lab-knot inked-in-view screen-only" />
      {Object.entries({ teams, why }).map(([id, page]) => (
        <Section key={id} id={id} ground="bone" words={page} variant={id}>
          <ul className="lab-list ruled">
            {Object.entries(page.items).map(([title, description]) => (
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
