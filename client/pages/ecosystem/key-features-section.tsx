import { keyFeatures } from '../../../shared/content/ecosystem';
import { Actions } from '../../components/action';
import { CardGrid } from '../../components/card-grid';
import { Icon } from '../../components/icon';
import { Section } from '../../components/section';

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
