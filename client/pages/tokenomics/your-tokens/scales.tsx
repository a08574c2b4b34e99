import { yourTokens } from '#shared/content/tokenomics.ts';
import { scales, writeAmount } from '#shared/figures/holding.ts';

interface ScalesProps {
  tokens: number;
}

/** One percent of the supply, a hundredth of it and a hundredth of that, each filled by the amount. */
export function Scales({ tokens }: ScalesProps) {
  return (
    <ol className="scales placed">
      {scales.map((scale, index) => (
        <li key={scale.share}>
          {index > 0 && <Fan share={tokens / scale.tokens} />}
          <Ruler isFirst={index === 0} share={Math.min(1, tokens / scale.tokens)} />
          <p>
            {scale.share} {yourTokens.ofSupply} <b>{writeAmount(scale.tokens)}</b>
          </p>
        </li>
      ))}
    </ol>
  );
}

const WIDTH = 860;
/** Height of the bar on a ruler, in px. */
const BAR = 16;
const ticks = Array.from({ length: 101 }, (_, index) => {
  const height = index % 10 === 0 ? 14 : index % 5 === 0 ? 9 : 5;
  return `M${(index * WIDTH) / 100} 18v${height}`;
}).join('');

interface RulerProps {
  /** The other scales reuse its drawing. */
  isFirst: boolean;
  share: number;
}

function Ruler({ isFirst, share }: RulerProps) {
  return (
    <svg
      className="scales__ruler"
      viewBox={`0 0 ${WIDTH} 34`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {isFirst ? (
        <>
          <pattern id="scales-bar" width={WIDTH} height="4" patternUnits="userSpaceOnUse">
            <path d={`M0 1h${WIDTH}`} />
          </pattern>
          <path id="scales-ruler" d={`M0 18h${WIDTH}${ticks}`} />
        </>
      ) : (
        <use href="#scales-ruler" />
      )}
      <rect fill="url(#scales-bar)" y={18 - BAR} height={BAR} width={share * WIDTH} />
    </svg>
  );
}

interface FanProps {
  /** How much of this scale the amount fills. */
  share: number;
}

/** In percent: each longer tick. */
const places = Array.from({ length: 21 }, (_, line) => 5 * line);

/** Connects the first hundredth of the scale above with this whole scale, or with its bar where there is one. */
function Fan({ share }: FanProps) {
  return (
    <svg className="scales__fan" aria-hidden="true">
      {places.map((place) => {
        const rise = share > 0 && place <= 100 * share ? BAR : 0;
        return (
          <line
            key={place}
            x1={`${place / 100}%`}
            y1={rise}
            x2={`${place}%`}
            y2="100%"
            transform={`translate(0 ${-rise})`}
          />
        );
      })}
    </svg>
  );
}
