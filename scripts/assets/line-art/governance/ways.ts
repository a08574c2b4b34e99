import { contribute } from '#shared/content/governance.ts';
import { mix, smoothstep } from '#shared/drawing/interpolate.ts';
import { type Cubic, onCurve } from '#shared/drawing/reel-path.ts';
import { strokeAlong } from '../../drawing/burin';
import { palette } from '../../drawing/palette';
import { stroke, svg } from '../../drawing/svg-document';
import { type Point, repeat } from '../../drawing/svg-path';
import { rim } from './cards';

/** In the px of contribute-section.css. */
const waysHeight = 116 * contribute.ways.length;
const rules = contribute.ways.map((_, way): Point => [440, 116 * (way + 1) - 1]);
/** The last lane is outermost. */
const margin = rules.map((_, way): Point => [351 - 8 * way, 256]);

/** Lines beside the list of ways, and above it on narrow windows. */
export const drawings = {
  ways: () => ways([440, waysHeight], [136, waysHeight - 138], 134, rules, 9),
  'ways-above': () => ways([352, 256], [112, 112], 108, margin, 5),
};

/** Lines from a token to the ways to contribute: to the rules below them, or into the margin's lanes. */
function ways(size: Point, [x, y]: Point, R: number, ends: Point[], spread: number): string {
  const [width, height] = size;
  const lines = repeat(ends.length * spread, (index) => {
    const lane = (index + 0.5) / (ends.length * spread) - 0.5;
    const end = ends[Math.floor(index / spread)] as Point;
    // Starts level at the seal's inner edge; ends level, or in a lane from above.
    const by = 1.44 * R * lane;
    const from: Point = [x + Math.sqrt((0.82 * R) ** 2 - by ** 2), y + by];
    const isLane = end[1] === height;
    const course: Cubic = [
      from,
      [mix(from[0], end[0], isLane ? 0.8 : 0.45), from[1]],
      isLane ? [end[0], mix(from[1], end[1], 0.3)] : [mix(from[0], end[0], 0.5), end[1]],
      end,
    ];
    return strokeAlong(40, (share) => {
      // Ends as wide as the rule.
      const swell = mix(0.5, 2.4, smoothstep(0, 0.4, share)) - 0.4 * smoothstep(0.6, 1, share);
      return [...onCurve(course, share), swell];
    });
  });
  return svg({ width, height, attributes: 'preserveAspectRatio="none"' }, [
    `<path fill="${palette.verdigrisDark}" d="${lines}"/>`,
    `<path ${stroke(palette.verdigrisDark, 1.2)} transform="translate(${x} ${y})" d="${rim(R) + rim(0.62 * R)}"/>`,
    `<path fill="${palette.vermilionDark}" d="M${x - 9} ${y - 9}h18v18h-18z"/>`,
  ]);
}
