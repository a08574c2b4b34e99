import { CardGrid } from '#client/components/card-grid.tsx';
import { Plate } from '#client/components/plate.tsx';
import { Section } from '#client/components/section.tsx';
import { type Feature, features } from '#shared/content/home.ts';

export function FeaturesSection() {
  return (
    <Section id="features" ground="bone" heading={features.heading} variant="features">
      <CardGrid
        items={features.items}
        variant="ruled"
        columns={2}
        renderPicture={(feature) => <FeaturePicture picture={feature.picture} />}
      />
    </Section>
  );
}

interface FeaturePictureProps {
  picture: Feature['picture'];
}

function FeaturePicture({ picture }: FeaturePictureProps) {
  if ('plate' in picture) return <Plate name={picture.plate} alt={picture.alt} ground="bone" />;
  return <img src={picture.src} alt={picture.alt} width={608} height={268} loading="lazy" />;
}
