import type { Figure, FigureSet } from '#shared/figures/figure-set.ts';
import { AsOf } from './as-of';

interface FigureStripProps {
  set: FigureSet;
}

/** Statistics between double rules, with what they count beside them. */
export function FigureStrip({ set }: FigureStripProps) {
  return (
    <div className="figure-strip">
      <dl className="figure-strip__list" data-count={set.figures.length}>
        {set.figures.map((figure) => (
          <div key={figure.label} className="figure-strip__item">
            <dt className="figure-strip__label">{figure.label}</dt>
            <dd className="figure-strip__value">
              <FigureValue figure={figure} />
            </dd>
            {figure.note && <dd className="figure-strip__note">{figure.note}</dd>}
          </div>
        ))}
      </dl>
      <p className="figure-strip__scope">
        <AsOf {...set.stated} />
      </p>
    </div>
  );
}

interface FigureValueProps {
  figure: Figure;
}

function FigureValue({ figure }: FigureValueProps) {
  if (!figure.spokenValue) return figure.value;
  return (
    <img
      className="figure-strip__picture"
      src="/images/infinity.svg"
      alt={figure.spokenValue}
      width={132}
      height={64}
      loading="lazy"
    />
  );
}
