import { Actions } from '#client/components/action.tsx';
import { CardGrid } from '#client/components/card-grid.tsx';
import { Section } from '#client/components/section.tsx';
import { examples } from '#shared/content/build.ts';

export function ExamplesSection() {
  return (
    <Section
      id="examples"
      ground="ink-raised"
      heading={examples.heading}
      lead={examples.lead}
      variant="examples"
    >
      <CardGrid
        items={examples.items}
        variant="ruled"
        columns={4}
        renderMore={({ sdk }) => (
          <p className="example-kit">
            {sdk.name}, {sdk.language}
          </p>
        )}
      />
      <Actions ids={examples.actions} variant="secondary" />
    </Section>
  );
}
