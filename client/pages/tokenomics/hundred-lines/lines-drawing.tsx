import { bundlesOf, field, step } from './bundles';

/** The lines of the supply: those of each allocation apart, and all of them in one braid. */
export function LinesDrawing() {
  return (
    <svg
      viewBox={`0 0 ${field.width} ${field.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <linearGradient id="lines-ink" gradientUnits="userSpaceOnUse" x2={field.width}>
        {[0, 0.12, 0.42, 0.58, 0.95].map((offset) => (
          <stop key={offset} offset={offset} />
        ))}
      </linearGradient>
      <path d={bundlesOf(0).flat().map(linePath).join('')} />
    </svg>
  );
}

/** After the first curve each has its control point opposite to that of the one before. */
function linePath(line: readonly number[]): string {
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
  return `M0 ${heights[0]}H${field.straight}q${step / 2} 0 ${step} ${first}${curves}`;
}
