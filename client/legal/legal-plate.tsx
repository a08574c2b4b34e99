import { legalPlate, signPlaces } from '#shared/drawing/legal-plate.ts';

/** Just outside of each sign and the edge round it. */
const outlines = {
  privacy: 'M-54 68A88 88 0 1 1 54 68L86 246Q86 264 68 264H-68Q-86 264-86 246z',
  terms:
    'M105-32 96 3 98 33 102 68 88 100 61 122 27 134-9 138-45 134-78 122-106 100-119 67-114 33-102 6-115-27-109-62-103-92-110-127-100-160-74-184-41-198-6-201 30-197 63-184 89-159 98-125 88-92 95-66z',
};

interface LegalPlateProps {
  policy: keyof typeof signPlaces;
}

/** The sign of a policy with lines round it, which a cover hides as the page opens. In the keyhole a copy turns. */
export function LegalPlate({ policy }: LegalPlateProps) {
  const { width, height } = legalPlate;
  const { x, y } = signPlaces[policy];
  const drawing = (
    <img
      src={`/images/legal-${policy}.svg`}
      alt=""
      width={width}
      height={height}
      fetchPriority="high"
    />
  );
  return (
    <div className="legal-page__plate">
      <div className="legal-page__drawing">
        {drawing}
        {policy === 'privacy' && drawing}
        <svg viewBox={`${-x} ${-y} ${width} ${height}`} aria-hidden="true">
          <path d={`M-${x}-${y}h${width}v${height}h-${width}z${outlines[policy]}`} />
        </svg>
      </div>
    </div>
  );
}
