import { CardGrid } from '#client/components/card-grid.tsx';
import { Section } from '#client/components/section.tsx';
import { features } from '#shared/content/home.ts';

export function FeaturesSection() {
  return (
    <Section id="features" ground="bone" words={features} variant="features">
      <CardGrid
        items={features.items}
        variant="ruled"
        renderPicture={({ picture }) => (
          <img src={picture.src} alt={picture.alt} width={400} height={190} loading="lazy" />
        )}
      />
    </Section>
  );
}
