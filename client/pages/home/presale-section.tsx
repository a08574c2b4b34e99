import { AsOf } from '#client/components/as-of.tsx';
import { ConstantPart } from '#client/components/constant-part.tsx';
import { MarkedFigure, MarkedWords } from '#client/components/marked-figure.tsx';
import { RiskNote } from '#client/components/risk-note.tsx';
import { BackgroundVideo } from '#client/motion/background-video.tsx';
import { presaleNote } from '#shared/content/home.ts';
import { nothingSold } from '#shared/content/risk.ts';

/** The presale as a banknote. The bar is a drawing; the true figures stand in words. */
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
          <BackgroundVideo clip="presale" />
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
              <p className="presale__stated">
                <AsOf {...presaleNote.stated} />
              </p>
            </div>
            <div className="presale__price">
              <dl className="presale__rounds">
                {[presaleNote.currentPrice, presaleNote.nextRound].map((round) => (
                  <div key={round.label}>
                    <dt>{round.label}</dt>
                    <dd>
                      <MarkedFigure figure={round.figure} />
                    </dd>
                  </div>
                ))}
              </dl>
              <div className="presale__bar" role="img" aria-label={presaleNote.progress}>
                <span className="presale__fill" />
              </div>
              <div className="presale__tokens">
                <p id="presale-tokens">{presaleNote.payWith.label}</p>
                <ul aria-labelledby="presale-tokens">
                  {presaleNote.payWith.tokens.map((symbol) => (
                    <li key={symbol} className="chip">
                      {symbol}
                    </li>
                  ))}
                </ul>
              </div>
              <RiskNote>{nothingSold}. </RiskNote>
            </div>
          </div>
        </div>
      </div>
    </ConstantPart>
  );
}
