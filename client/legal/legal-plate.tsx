import { legalPlate } from '#shared/drawing/legal-plate.ts';

interface LegalPlateProps {
  policy: 'privacy' | 'terms';
}

/** The sign of a policy, with lines that bend round it as the page opens, and its point. */
export function LegalPlate({ policy }: LegalPlateProps) {
  const { width, height, layers } = legalPlate;
  const image = (layer: (typeof layers)[number]) => (
    <img
      src={`/images/legal-${policy}-${layer}.svg`}
      alt=""
      width={width}
      height={height}
      fetchPriority="high"
    />
  );
  return (
    <div className="legal-page__plate">
      <div className="legal-page__drawing">
        {image('sign')}
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          <use href={`/images/legal-${policy}-lines.svg#lines`} />
        </svg>
        {image('point')}
      </div>
    </div>
  );
}
