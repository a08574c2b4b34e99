import { Actions } from '#client/components/action.tsx';
import { AsOf } from '#client/components/as-of.tsx';
import { ConstantPart } from '#client/components/constant-part.tsx';
import { MarkedFigure } from '#client/components/marked-figure.tsx';
import { testnet } from '#shared/content/build.ts';

/** The banner as a second banknote: the double frame of the presale, without a presale in it. */
export function TestnetSection() {
  return (
    <ConstantPart
      as="section"
      id="testnet"
      className="section"
      data-ground="ink"
      data-variant="testnet"
      aria-labelledby="testnet-heading"
    >
      <div className="container">
        <div className="testnet-note">
          <div className="testnet-note__frame">
            <img
              className="testnet-note__band"
              src="/images/braid-inner-b.svg"
              alt=""
              width={1440}
              height={640}
              loading="lazy"
            />
            <div className="testnet-note__body">
              <div className="testnet-note__words">
                <h2 id="testnet-heading" tabIndex={-1}>
                  {testnet.heading}
                </h2>
                <p className="lead">{testnet.lead}</p>
                <Actions ids={testnet.actions} />
              </div>
              <div className="testnet-note__rates">
                <dl>
                  {testnet.rates.map((rate) => (
                    <div key={rate.label}>
                      <dt>{rate.label}</dt>
                      <dd>
                        <MarkedFigure figure={rate.figure} />
                      </dd>
                    </div>
                  ))}
                </dl>
                <p className="testnet-note__scope">
                  <AsOf {...testnet.ratesStated} />
                </p>
              </div>
            </div>
          </div>
        </div>
      </div>
    </ConstantPart>
  );
}
