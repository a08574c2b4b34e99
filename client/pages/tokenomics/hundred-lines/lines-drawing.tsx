import { braidLine, joining } from '#shared/drawing/braid.ts';
import { reel, reelRows } from '#shared/drawing/reel.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';

/** Measures in px of the drawing: each line is a hundredth of the supply, and straight at first. */
const field = { width: 920, height: 720, pitch: 7, straight: 80 } as const;
/** Length of a curve. They are few, because all of them are in the document. */
const CURVES = 7;
const step = (field.width - field.straight) / CURVES;
const braid = { middle: field.height / 2, reach: 190, wave: 760 };

/** The lines of the supply: those of each allocation apart, and all of them in one braid. */
export function LinesDrawing() {
  const { width, height, pitch } = field;
  const starts = reelRows(allocationTable(), pitch, 0, pitch).flatMap(({ count, y }) =>
    Array.from({ length: count }, (_, index) => y + 0.5 + index * pitch),
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id="lines-ink" gradientUnits="userSpaceOnUse" x2={width}>
        {[0, 0.42, 0.58, 0.95].map((offset) => (
          <stop key={offset} offset={offset} />
        ))}
      </linearGradient>
      <path d={starts.map(linePath).join('')} />
    </svg>
  );
}

/** After the first curve each has its control point opposite to that of the one before. */
function linePath(start: number, index: number): string {
  const braided = braidLine(braid, (index + 1) / reel.lines);
  const line = joining(() => start, braided, field.straight, 500);
  // Level lines lie half a px apart at the least; whole px are fine enough for bends, and a third shorter.
  const heights = Array.from({ length: CURVES + 1 }, (_, curve) => {
    const grain = curve === 0 ? 2 : 1;
    return Math.round(grain * line(field.straight + curve * step)) / grain;
  });
  const middles = heights.slice(1).map((height, curve) => (height + (heights[curve] ?? 0)) / 2);
  const [first = 0, ...rest] = middles.map(
    (at, curve) => at - (middles[curve - 1] ?? heights[0] ?? 0),
  );
  const curves = rest.map((rise) => `t${step} ${rise}`).join('');
  return `M0 ${heights[0]}H${field.straight}q${step / 2} 0 ${step} ${first}${curves}`;
}
