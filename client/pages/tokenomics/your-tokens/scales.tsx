import { yourTokens } from '#shared/content/tokenomics.ts';
import { scales, writeAmount } from '#shared/figures/holding.ts';

interface ScalesProps {
  tokens: number;
}

/** A path, because WebKit blurs repeated gradients of a pixel. */
const ticks = Array.from(
  { length: 101 },
  (_, place) => `M${place} 0v${place % 10 === 0 ? 22 : place % 5 === 0 ? 14 : 8}`,
).join('');

/** Rulers for the supply, a hundredth of it, and so on. Each shows the amount if it holds it; finer ones are faint. */
export function Scales({ tokens }: ScalesProps) {
  const finest = scales.findLastIndex((scale) => tokens <= scale.tokens);
  return (
    <ol className="scales">
      {scales.map(({ share, tokens: whole }, index) => {
        const place = (100 * tokens) / whole;
        return (
          <li key={share}>
            {index < finest && <Fan place={100 * place} />}
            <svg className="scales__ruler" aria-hidden="true">
              <svg viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden="true">
                {index > 0 && <use href="#ruler" />}
                {index === 0 && <path id="ruler" d={ticks} vectorEffect="non-scaling-stroke" />}
              </svg>
              {tokens > 0 && index <= finest && <circle cx={`${place}%`} r="7" />}
              {tokens > 0 && tokens < whole && index === finest && (
                <text
                  x={`${place}%`}
                  y="52"
                  textAnchor={place > 70 ? 'end' : place < 15 ? 'start' : 'middle'}
                >
                  {writeAmount(tokens)}
                </text>
              )}
            </svg>
            <p>
              <span>
                {share} {yourTokens.ofSupply}
              </span>
              <b>{writeAmount(whole)}</b>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

interface FanProps {
  /** Place of the amount on the lower ruler, percent. */
  place: number;
}

/** Connects a ruler's first hundredth with the whole next one, and the amount's place on both. */
function Fan({ place }: FanProps) {
  return (
    <svg className="scales__fan inked-in-view" aria-hidden="true">
      {[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, place].map((end, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the amount may stand on another line.
        <line key={line} x1={`${end / 100}%`} x2={`${end}%`} y2="100%" />
      ))}
    </svg>
  );
}
