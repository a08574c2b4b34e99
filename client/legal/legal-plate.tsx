import { legalPlate } from '#shared/drawing/legal-plate.ts';

interface LegalPlateProps {
  policy: 'privacy' | 'terms';
}

/** The sign of a policy with lines round it, and its point, which turns as the page opens. */
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
            fetchPriority={layer === 'sign' ? 'high' : 'auto'}
          />
        ))}
      </div>
    </div>
  );
}
