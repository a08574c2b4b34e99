import { legalPlate, ringWeights, signPlaces } from '#shared/drawing/legal-plate.ts';

const { width, height } = legalPlate;

interface LegalPlateProps {
  policy: keyof typeof signPlaces;
}

/** The sign of a policy with lines round it, and its parts, which are drawn as the page opens. */
export function LegalPlate({ policy }: LegalPlateProps) {
  const { x, y } = signPlaces[policy];
  const picture = `/images/legal-${policy}.svg`;
  return (
    <div className="legal-page__plate">
      <div className="legal-page__drawing">
        <img src={picture} alt="" width={width} height={height} fetchPriority="high" />
        <svg viewBox={[-x, -y, width, height].join(' ')} aria-hidden="true">
          <use href={`${picture}#sign`} />
          {[0, 5, 10, 15].map((first) => (
            <g key={first} className="placed">
              {ringWeights.slice(first, first + 5).map((weight, place) => (
                <use key={weight} href={`${picture}#ring${first + place}`} strokeWidth={weight} />
              ))}
            </g>
          ))}
          <use href={`${picture}#inside`} />
        </svg>
      </div>
    </div>
  );
}
