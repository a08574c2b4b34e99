import { coverPath, legalPlate, signPlaces } from '#shared/drawing/legal-plate.ts';

const { width, height } = legalPlate;
const cover = coverPath();
const { x, y, point } = signPlaces.terms;
const box = `${-x - point[0]} ${-y - point[1]} ${width} ${height}`;

interface LegalPlateProps {
  policy: keyof typeof signPlaces;
}

/**
 * The sign of a policy with lines round it. As the page opens, a copy of it turns in the keyhole, and covers are
 * turned off the halves of the section sign.
 */
export function LegalPlate({ policy }: LegalPlateProps) {
  const src = `/images/legal-${policy}.svg`;
  const drawing = <img src={src} alt="" width={width} height={height} fetchPriority="high" />;
  return (
    <div className="legal-page__plate">
      <div className="legal-page__drawing">
        {drawing}
        {policy === 'privacy' && drawing}
        {policy === 'terms' &&
          ['right', 'left'].map((half) => (
            <span key={half} className="legal-page__half">
              <svg viewBox={box} aria-hidden="true">
                {half === 'right' ? (
                  <path id="plate-cover" d={cover} />
                ) : (
                  <use href="#plate-cover" />
                )}
              </svg>
            </span>
          ))}
      </div>
    </div>
  );
}
