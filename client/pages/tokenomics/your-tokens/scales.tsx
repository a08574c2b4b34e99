import { yourTokens } from '#shared/content/tokenomics.ts';
import { scales, writeAmount } from '#shared/figures/holding.ts';
import { useRunning } from './use-running';

interface ScalesProps {
  tokens: number;
}

/** A path, because WebKit blurs repeated gradients of a pixel. */
const ticks = Array.from(
  { length: 101 },
  (_, place) => `M${place} 0v${place % 10 === 0 ? 22 : place % 5 === 0 ? 14 : 8}`,
).join('');

/** Rulers for the supply, a hundredth of it, and so on. Each enlarges the line above in which the amount ends. */
export function Scales({ tokens }: ScalesProps) {
  // Whole rulers of each kind below the amount. At the end of a ruler, it is still on it.
  const starts = scales.map((scale) => Math.max(0, Math.ceil(tokens / scale.tokens) - 1));
  const places = scales.map((scale, index) => 100 * (tokens / scale.tokens - (starts[index] ?? 0)));
  // The points run along their rulers, and the fans with the line that they enlarge.
  const running = useRunning([...places, ...starts.map((start) => start % 100)]);
  const [shown, from] = [running.slice(0, scales.length), running.slice(scales.length)];
  return (
    <ol className="scales">
      {scales.map(({ share, tokens: whole }, index) => {
        const place = places[index] ?? 0;
        const next = shown[index + 1];
        // The words are clear of the lines below.
        const isLeft = (starts[index + 1] ?? 0) % 100 >= 50;
        return (
          <li key={share}>
            {next !== undefined && <Fan start={from[index + 1] ?? 0} place={next} />}
            <svg className="scales__ruler" aria-hidden="true">
              <svg viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden="true">
                {index > 0 && <use href="#ruler" />}
                {index === 0 && <path id="ruler" d={ticks} vectorEffect="non-scaling-stroke" />}
              </svg>
              {tokens > 0 && <circle cx={`${shown[index]}%`} r="7" />}
              {tokens > 0 && next === undefined && (
                <text x={`${place}%`} y="58" textAnchor={anchorAt(place)}>
                  {writeAmount(tokens)}
                </text>
              )}
            </svg>
            {/* The longer words first, where the lines leave more room. */}
            <p data-side={isLeft ? 'start' : 'end'}>
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

/** Keeps the amount, which takes up less than two thirds of the ruler, between its ends. */
function anchorAt(place: number) {
  if (place < 33) return 'start';
  return place > 67 ? 'end' : 'middle';
}

interface FanProps {
  /** Number of the line on the upper ruler that the lower one enlarges. */
  start: number;
  /** Place of the amount on the lower ruler, percent. */
  place: number;
}

/** Connects a line of a ruler with the whole next one, and the amount's place on both. */
function Fan({ start, place }: FanProps) {
  return (
    <svg className="scales__fan inked-in-view" aria-hidden="true">
      {[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, place].map((end, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the amount may stand on another line.
        <line key={line} x1={`${start + end / 100}%`} x2={`${end}%`} y2="100%" />
      ))}
    </svg>
  );
}
