import { bundlesOf, field, step } from './bundles';

/** A bundle runs as a needle: its middle lines first, and the rest in groups on both sides of them. */
const groups = [0, 1, 2, 3, 4, 5];
/** How far a group is behind the one before it, px: its lines start so much further left, unseen, as they are in it. */
const LAG = 20;

/** The lines of the supply: those of each allocation apart, and all of them in one braid. */
export function LinesDrawing() {
  return (
    <svg viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
      <linearGradient id="lines-ink" gradientUnits="userSpaceOnUse" x2={field.width}>
        {[0, 0.12, 0.42, 0.58, 0.95].map((offset) => (
          <stop key={offset} offset={offset} />
        ))}
      </linearGradient>
      <g className="placed">
        {bundlesOf(0).map((lines) => (
          <g key={linePaths(lines, 0)} className="placed">
            {groups.map((group) => (
              <path key={group} d={linePaths(lines, group)} />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}

function linePaths(lines: number[][], group: number): string {
  const middle = (lines.length - 1) / 2;
  return lines
    .map((line, index) => {
      const place = (groups.length * Math.abs(index - middle)) / (middle + 1);
      return Math.floor(place) === group ? linePath(line, -LAG * (place - group)) : '';
    })
    .join('');
}

/** After the first curve each has its control point opposite to that of the one before. */
function linePath(line: readonly number[], start: number): string {
  // Level lines lie half a px apart at the least; whole px are fine enough for bends, and a third shorter.
  const heights = line.map((height, index) => {
    const grain = index === 0 ? 2 : 1;
    return Math.round(grain * height) / grain;
  });
  const middles = heights.slice(1).map((height, index) => (height + (heights[index] ?? 0)) / 2);
  const [first = 0, ...rest] = middles.map(
    (at, index) => at - (middles[index - 1] ?? heights[0] ?? 0),
  );
  const curves = rest.map((rise) => `t${step} ${rise}`).join('');
  return `M${Math.round(start)} ${heights[0]}H${field.straight}q${step / 2} 0 ${step} ${first}${curves}`;
}
