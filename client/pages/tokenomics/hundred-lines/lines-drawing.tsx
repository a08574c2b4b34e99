import { braidLine, joining } from '#shared/drawing/braid.ts';
import { reel } from '#shared/drawing/reel.ts';

/** Measures of the drawing, px. Lines start inside the numeral. */
const field = { width: 1140, height: 606, top: 496, pitch: 0.24, straight: 70 } as const;
/** Curves per line; few, because every line is in the document. */
const CURVES = 10;
const step = (field.width - field.straight) / CURVES;
/** Colours from left to right. */
const inks = [
  [0, 'text'],
  [0.3, 'positive'],
  [0.58, 'accent'],
  [0.95, 'chart-madder'],
] as const;
const braid = { middle: 300, reach: 215, wave: 920 };

/** One line for each percent of the supply; all become one braid. Every other line is in the second layer. */
export function LinesDrawing() {
  const { width, height, top, pitch } = field;
  const lines = Array.from({ length: reel.lines }, (_, index) =>
    linePath(top + index * pitch, index),
  );
  return [0, 1].map((layer) => (
    <svg
      key={layer}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {layer === 0 && (
        <linearGradient id="lines-ink" gradientUnits="userSpaceOnUse" x2={width}>
          {inks.map(([offset, ink]) => (
            <stop key={ink} offset={offset} stopColor={`var(--color-${ink})`} />
          ))}
        </linearGradient>
      )}
      <path d={lines.filter((_, index) => index % 2 === layer).join('')} />
    </svg>
  ));
}

/** The path of a line. After the first curve, control points are reflections (T). */
function linePath(start: number, index: number): string {
  const braided = braidLine(braid, 0.66 + index / reel.lines);
  const line = joining(() => start, braided, field.straight, 740);
  // Whole px are precise enough for control points.
  const heights = Array.from({ length: CURVES + 1 }, (_, curve) =>
    Math.round(line(field.straight + (curve && curve + 0.5) * step)),
  );
  const middles = heights.slice(1).map((height, curve) => (height + (heights[curve] ?? 0)) / 2);
  const [first = 0, ...rest] = middles.map((at, curve) => at - (middles[curve - 1] ?? start));
  const curves = rest.map((rise) => `t${step} ${rise}`).join('');
  return `M0 ${start}H${field.straight}q${step / 2} 0 ${step} ${first.toFixed(1)}${curves}`;
}
