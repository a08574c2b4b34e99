import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { examples } from '#shared/content/build.ts';

/** Numbered like the lines of the screen, left of a double rule. */
export function ExamplesSection() {
  return (
    <Section
      id="examples"
      ground="bone"
      words={examples}
      variant="examples"
      opening={<Actions ids={examples.actions} />}
    >
      <ol className="examples ruled-in-view">
        {examples.items.map(({ title, description, sdk }) => (
          <li key={title} className="examples__example">
            <h3>{title}</h3>
            <p>{description}</p>
            <p>
              {sdk.name}, {sdk.language}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
