import { palette } from '../../drawing/palette';
import { linearGradient, stroke, svg } from '../../drawing/svg-document';
import { beside, type Curve, type Point, repeat, smoothPath } from '../../drawing/svg-path';

const width = 780;
const height = 460;
/** Half the width of a cord, px. */
const half = 60;
/** Distance between fine lines along a cord, px. */
const pitch = 8;

/** A crossing of the seal in close-up: each line is a cord of finer strands. */
export function knot(): string {
  const { verdigrisDark, bronze, madderDark } = palette;
  return svg({ width, height, x: -width / 2, y: -height / 2 }, [
    linearGradient('i', [verdigrisDark, bronze, madderDark], { x1: -340, x2: 340 }),
    `<path ${stroke(palette.boneRule, 2)} d="${repeat(19, (at) => `M-${width / 2} ${24 * (at - 9)}h${width}`)}"/>`,
    cord((x) => [x, -swing(x)]),
    cord((x) => [x, swing(x)]),
    `<path fill="${palette.vermilion}" stroke="${palette.bone50}" stroke-width="8" paint-order="stroke" d="M-14-14h28v28h-28z"/>`,
  ]);
}

function swing(x: number): number {
  return 150 * Math.sin(x / 150);
}

/** Lines that wind around the cord; every fifth is a gap between strands. */
function cord(middle: Curve): string {
  const line = (at: number) =>
    smoothPath(
      (turn): Point => beside(middle, pitch * at + 18 * turn, half * Math.sin(turn)),
      -Math.PI / 2,
      Math.PI / 2,
      4,
    );
  const ends = [-480, 480, 24] as const;
  const lines = (isGap: boolean) =>
    repeat(121, (at) => ((at % 5 === 0) === isGap ? line(at - 60) : ''));
  const edges = [-half, half].map((reach) => smoothPath((x) => beside(middle, x, reach), ...ends));
  return [
    `<path ${stroke(palette.bone50, 2 * half + 22)} d="${smoothPath(middle, ...ends)}"/>`,
    `<g ${stroke('url(#i)', 1.8)}><path d="${lines(false)}"/>`,
    `<path stroke-width="5" d="${lines(true)}${edges.join('')}"/></g>`,
  ].join('');
}
