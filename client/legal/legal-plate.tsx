import { legalPlate } from '#shared/drawing/legal-plate.ts';

interface LegalPlateProps {
  policy: keyof typeof legalPlate.layers;
}

/** The sign of a policy with lines round it, and in the keyhole a rosette that turns as the page opens. */
export function LegalPlate({ policy }: LegalPlateProps) {
  const { width, height, layers } = legalPlate;
  return (
    <div className="legal-page__plate">
      <div className="legal-page__drawing placed">
        {layers[policy].map((layer) => (
          <img
            key={layer}
            src={`/images/legal-${policy}-${layer}.svg`}
            alt=""
            width={width}
            height={height}
            fetchPriority={layer === 0 ? 'high' : 'auto'}
          />
        ))}
      </div>
    </div>
  );
}
