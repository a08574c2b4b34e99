import { Section } from '#client/components/section.tsx';
import { features } from '#shared/content/home.ts';
import { CardGrid } from './card-grid';

export function FeaturesSection() {
  return (
    <Section id="features" ground="bone" words={features} variant="features">
      <CardGrid
        items={features.items}
        renderPicture={({ picture }) => (
          <img src={picture.src} alt={picture.alt} width={400} height={190} loading="lazy" />
        )}
      />
    </Section>
  );
}
