import { legalPlate } from '#shared/drawing/legal-plate.ts';

interface LegalPlateProps {
  policy: 'privacy' | 'terms';
}

/** The sign of a policy, which is printed as the page opens, with lines round it and its point. */
export function LegalPlate({ policy }: LegalPlateProps) {
  const { width, height, layers } = legalPlate;
  return (
    <div className="legal-page__plate">
      <div className="legal-page__drawing">
        {layers.map((layer) => (
          <img
            key={layer}
            src={`/images/legal-${policy}-${layer}.svg`}
            alt=""
            width={width}
            height={height}
            fetchPriority="high"
          />
        ))}
      </div>
    </div>
  );
}
