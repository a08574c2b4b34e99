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
          {index > 0 && <Fan isFull={tokens >= scale.tokens} />}
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
        <path id="scales-ruler" d={`M0 18h${WIDTH}${ticks}`} />
      ) : (
        <use href="#scales-ruler" />
      )}
      {/* Always visible, unless it is zero. */}
      <rect y="2" height="16" width={share === 0 ? 0 : Math.max(1.5, share * WIDTH)} />
    </svg>
  );
}

interface FanProps {
  /** Whether the amount fills this scale, and more of the one above. */
  isFull: boolean;
}

/** Connects the first hundredth of the scale above with this whole scale. */
function Fan({ isFull }: FanProps) {
  const lines = Array.from({ length: 11 }, (_, index) => {
    return `M${(index * WIDTH) / 1000} 0L${(index * WIDTH) / 10} 60`;
  });
  return (
    <svg
      className="scales__fan"
      data-full={isFull || undefined}
      viewBox={`0 0 ${WIDTH} 60`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={lines.join('')} />
    </svg>
  );
}
