import { distanceFrom } from '#shared/drawing/distance-from.ts';
import { legalPlate, ringWeights } from '#shared/drawing/legal-plate.ts';
import { contourMap } from '../drawing/contour';
import { linePath, type Point, repeat } from '../drawing/svg-path';
import { simplified } from '../drawing/swelled-line';

/** Where lines inside the section sign would be too short: only this many rings are drawn there. */
export const hollows = [
  { x: -7, y: -133, radius: 12, rings: 2 },
  { x: -3, y: -30, radius: 34, rings: 1 },
  { x: -8, y: 67, radius: 14, rings: 2 },
];

/** How far a line is from its sign, px. */
export const ringDistance = (index: number) => 9 + index * 11.4;

/** The middle of each line round a sign, on a plate that begins so far above 0, 0. */
export function ringPaths(outlines: readonly Point[][], above: number): string {
  const [top, bottom] = [-above, legalPlate.height - above];
  const far = 420;
  const area = { left: -far, right: far, top: top - 220, bottom: bottom + 220 };
  const linesAt = contourMap(distanceFrom(outlines), area);
  return repeat(ringWeights.length, (index) => {
    const lines = linesAt(-ringDistance(index));
    const d = lines.map((line) => ringPath(line, index, top, bottom)).join('');
    return `<path id="ring${index}" d="${d}"/>`;
  });
}

/** A line round a sign, which begins at its lowest place, or at the edge of the plate, and goes up on both sides. */
function ringPath(line: readonly Point[], index: number, top: number, bottom: number): string {
  if (line.length < 300) return isWanted(line, index) ? linePath(thinned(line), true) : '';
  // Of a level piece its middle.
  const heights = line.map(([x, y]) => y - Math.abs(x) / 1000);
  const lowest = heights.indexOf(Math.max(...heights));
  const round = [...line.slice(lowest), ...line.slice(0, lowest + 1)];
  const highest = (heights.indexOf(Math.min(...heights)) + line.length - lowest) % line.length;
  return [round.slice(0, highest + 1), round.slice(highest).reverse()]
    .map((side) => {
      const from = side.findIndex(([, y]) => y < bottom);
      const to = side.findIndex(([, y]) => y < top);
      return linePath(thinned(side.slice(Math.max(0, from - 1), to < 0 ? undefined : to + 1)));
    })
    .join('');
}

/** Inside the sign a line has room in its hollows only. */
function isWanted(line: readonly Point[], index: number): boolean {
  const middle = [0, 1].map(
    (axis) => line.reduce((sum, at) => sum + (at[axis] ?? 0), 0) / line.length,
  );
  return hollows.some(
    ({ x, y, radius, rings }) =>
      index < rings && Math.hypot((middle[0] ?? 0) - x, (middle[1] ?? 0) - y) < radius,
  );
}

function thinned(line: readonly Point[]): Point[] {
  return simplified(line, 0.05, ([x, y], [x0, y0], [x1, y1]) => {
    const span = Math.hypot(x1 - x0, y1 - y0);
    if (span === 0) return Math.hypot(x - x0, y - y0);
    return Math.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / span;
  });
}
