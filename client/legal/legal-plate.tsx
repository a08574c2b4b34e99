import { coverPath, legalPlate, signPlaces } from '#shared/drawing/legal-plate.ts';

const { width, height } = legalPlate;
const cover = coverPath();

interface LegalPlateProps {
  policy: keyof typeof signPlaces;
}

/** The sign of a policy with lines round it, and what covers its halves as the page opens. */
export function LegalPlate({ policy }: LegalPlateProps) {
  const { x, y, point } = signPlaces[policy];
  const box = [-x - point[0], -y - point[1], width, height];
  return (
    <div className="legal-page__plate">
      <div className="legal-page__drawing">
        <img
          src={`/images/legal-${policy}.svg`}
          alt=""
          width={width}
          height={height}
          fetchPriority="high"
        />
        {['right', 'left'].map((half) => (
          <span key={half} className="legal-page__half">
            <svg viewBox={box.join(' ')} aria-hidden="true">
              {half === 'right' ? <path id="plate-cover" d={cover} /> : <use href="#plate-cover" />}
            </svg>
          </span>
        ))}
      </div>
    </div>
  );
}
