import { type Line, linePath } from '#shared/drawing/braid.ts';
import { bundlesOf, field } from './bundles';

/** A bundle runs as a needle: its middle lines first, and the rest in groups on both sides of them. */
const groups = [0, 1, 2, 3, 4, 5];
/** How far a group is behind the one before it, px: its lines start so much further left, unseen, as they are in it. */
const LAG = 20;
/** Length of a curve, px: as long as a hundred of them stay even. */
const STEP = 72;

/** The lines of the supply: those of each allocation apart, and all of them in one braid. */
export function LinesDrawing() {
  return (
    <svg viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
      <linearGradient id="lines-ink" gradientUnits="userSpaceOnUse" x2={field.width}>
        {[0, 0.1, 0.34, 0.47, 0.75].map((offset) => (
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

function linePaths(lines: readonly Line[], group: number): string {
  const middle = (lines.length - 1) / 2;
  return lines
    .map((line, index) => ({
      line,
      place: (groups.length * Math.abs(index - middle)) / (middle + 1),
    }))
    .filter(({ place }) => Math.floor(place) === group)
    .map(({ line, place }) => {
      const start = Math.round(-LAG * (place - group));
      return `M${start} ${line(0)}L${linePath(line, field.straight, field.width, STEP).slice(1)}`;
    })
    .join('');
}
