import { Actions } from '#client/components/action.tsx';
import { CardGrid } from '#client/components/card-grid.tsx';
import { Icon } from '#client/components/icon.tsx';
import { Section } from '#client/components/section.tsx';
import { keyFeatures } from '#shared/content/ecosystem.ts';

export function KeyFeaturesSection() {
  return (
    <Section id="features" ground="bone" heading={keyFeatures.heading} variant="ecosystem-features">
      <CardGrid
        items={keyFeatures.items}
        variant="rows"
        renderPicture={(feature) => <Icon name={feature.icon} />}
        renderMore={(feature) =>
          feature.actions.length > 0 && <Actions ids={feature.actions} variant="secondary" />
        }
      />
    </Section>
  );
}
