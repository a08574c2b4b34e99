interface LegalLockProps {
  rings: number;
  /** How many of the rings are in their place; NaN without scripts. */
  turned: number;
}

const innermost = 14;
const outermost = 46;
/** The keyhole that the gaps make. */
const slot = 'M2.8 11.2L11.3 45.2A46.6 46.6 0 0 1-11.3 45.2L-2.8 11.2A11.5 11.5 0 1 1 2.8 11.2z';

/** A lock with a ring for each section. As one reads, ring after ring turns into its place, from the outside. */
export function LegalLock({ rings, turned }: LegalLockProps) {
  return (
    <div
      className="legal-lock"
      aria-hidden="true"
      data-count={turned > 0 ? `${turned} of ${rings}` : undefined}
    >
      <svg
        className="legal-lock__rings"
        data-ground="ink"
        viewBox="-50 -50 100 100"
        aria-hidden="true"
      >
        <path className="legal-lock__slot" d={slot} />
        {Array.from({ length: rings }, (_, index) => {
          const share = index / (rings - 1);
          const turn = (index % 2 ? -1 : 1) * (60 + ((97 * index) % 240));
          const radius = outermost - share * (outermost - innermost);
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: the rings never change order.
              key={index}
              r={radius}
              pathLength="360"
              strokeDashoffset={turn - 104}
              strokeWidth={0.8 + 1.4 * share}
              data-turned={index < turned || undefined}
              style={index < turned ? { rotate: `${turn}deg` } : undefined}
            />
          );
        })}
        <path className="legal-lock__point" d="M-4-4h8v8h-8z" />
      </svg>
    </div>
  );
}
