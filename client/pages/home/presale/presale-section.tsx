import { fetchPart } from '#client/browser/fetch-part.ts';
import { BackgroundVideo } from '#client/components/background-video.tsx';
import { ConstantPart } from '#client/components/constant-part.tsx';
import { MarkedFigure, MarkedWords } from '#client/components/marked-figure.tsx';
import { Provenance } from '#client/components/provenance.tsx';
import { RiskNote } from '#client/components/risk-note.tsx';
import { ServedPart } from '#client/components/served-part.tsx';
import { presaleNote } from '#shared/content/home.ts';

/** The presale as a banknote. The bar is a drawing; the exact figures are text. */
export function PresaleSection() {
  return (
    <ConstantPart
      as="section"
      id="presale"
      className="section presale"
      data-ground="ink"
      aria-labelledby="presale-heading"
      tabIndex={-1}
    >
      <div className="container">
        <div className="presale__note">
          <BackgroundVideo clip="presale" loadDrawing={loadBraid} />
          <div className="presale__body">
            <h2 id="presale-heading" className="visually-hidden">
              {presaleNote.heading}
            </h2>
            <div className="presale__raised">
              <p className="badge" data-variant="live">
                {presaleNote.badge}
              </p>
              <p className="presale__amount">
                <MarkedFigure figure={presaleNote.raised} />
              </p>
              <p className="presale__goal">
                <MarkedWords text={presaleNote.goal} />
              </p>
              <Provenance figure={presaleNote.raised} />
            </div>
            <PresalePrice />
            <ServedPart name="presale-steps" className="presale-steps" />
            <RiskNote />
          </div>
        </div>
      </div>
    </ConstantPart>
  );
}

function PresalePrice() {
  const { currentPrice, nextRound, payWith, laterPrice } = presaleNote;
  const { raised, progress, goalAt, goalLabel } = presaleNote;
  return (
    <div className="presale__price">
      <dl className="presale__rounds">
        {[currentPrice, nextRound].map((round) => (
          <div key={round.label}>
            <dt>{round.label}</dt>
            <dd>
              <MarkedFigure figure={round.figure} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="presale__tokens">
        <p id="presale-tokens">{payWith.label}</p>
        <ul aria-labelledby="presale-tokens">
          {payWith.tokens.map((symbol) => (
            <li key={symbol}>{symbol}</li>
          ))}
        </ul>
      </div>
      <div className="presale__bar" role="img" aria-label={progress}>
        <span className="presale__fill inked-in-view" />
        <svg className="presale__scale" aria-hidden="true">
          <rect x={`${goalAt}%`} width="100%" />
          <rect x=".5" y=".5" width={`${goalAt}%`} />
          <text x="100%" y="100%" dy="1.3125em" textAnchor="end">
            {raised.text}
          </text>
          <text x={`${goalAt}%`} y="50%" dx=".5em" dy=".36em">
            {goalLabel.figure.text} <tspan>{goalLabel.word}</tspan>
          </text>
        </svg>
      </div>
      <p className="presale__later">{laterPrice}</p>
    </div>
  );
}

const loadBraid = async () =>
  (await fetchPart('draw-note-braid', () => import('./draw-note-braid'))).drawNoteBraid;
