interface LegalLockProps {
  rings: number;
  /** How many of the rings are in their place. */
  turned: number;
}

const innermost = 14;
const outermost = 46;

/** A lock with a ring for each section. As one reads, ring after ring turns into its place, from the outside. */
export function LegalLock({ rings, turned }: LegalLockProps) {
  return (
    <svg className="legal-lock" data-ground="ink" viewBox="-50 -50 100 100" aria-hidden="true">
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
      <path d="M-4-4h8v8h-8z" />
    </svg>
  );
}
