import type { Instrument as InstrumentName } from '#shared/content/build.ts';

interface InstrumentProps {
  icon: InstrumentName;
}

/** Stacked drawings of one size; the middle one moves. */
export function Instrument({ icon }: InstrumentProps) {
  return (
    <div className="instrument" data-icon={icon}>
      {['back', 'moving', 'front'].slice(0, icon === 'document' ? 2 : 3).map((layer) => (
        <img
          key={layer}
          src={`/images/tool-${icon}-${layer}.svg`}
          alt=""
          width={320}
          height={228}
          loading="lazy"
        />
      ))}
    </div>
  );
}
