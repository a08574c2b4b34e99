import { examples } from '../../../shared/content/build';
import { Actions } from '../../components/action';
import { CardGrid } from '../../components/card-grid';
import { Section } from '../../components/section';

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
