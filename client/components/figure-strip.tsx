import type { FigureRow } from '#shared/figures/words.ts';
import { MarkedFigure, MarkedWords } from './marked-figure';
import { Provenance } from './provenance';

interface FigureStripProps {
  figures: FigureRow;
  /** Their scope, where other pages use the same labels for other figures. */
  caption?: string;
  variant?: 'book' | 'led';
}

/** Figures with labels. */
export function FigureStrip({ figures, caption, variant }: FigureStripProps) {
  return (
    <div className="figure-strip" data-variant={variant}>
      {caption && <p className="figure-strip__caption">{caption}</p>}
      <dl className="figure-strip__list placed">
        {figures.map((figure) => (
          <div key={figure.id} className="figure-strip__item">
            <dt className="figure-strip__label">{figure.label ?? figure.subject}</dt>
            <dd className="figure-strip__value">
              <MarkedFigure figure={figure}>
                {figure.spoken && (
                  <img
                    className="figure-strip__picture"
                    src="/images/infinity.svg"
                    alt={figure.spoken}
                    width={114}
                    height={58}
                    loading="lazy"
                  />
                )}
              </MarkedFigure>
            </dd>
            {figure.note && (
              <dd className="figure-strip__note">
                <MarkedWords text={figure.note} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <Provenance figure={figures[0]} />
    </div>
  );
}
