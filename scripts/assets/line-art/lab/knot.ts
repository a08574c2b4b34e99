import { palette } from '../../drawing/palette';
import { linearGradient, stroke, svg } from '../../drawing/svg-document';
import { beside, type Curve, type Point, repeat, smoothPath } from '../../drawing/svg-path';

const width = 3280;
const height = 460;
/** Between two crossings, px. */
const bow = 470;
/** Half of a cord's width, px. */
const half = 60;
/** Distance between fine lines along a cord, px. */
const pitch = 12;

export const drawings = { 'lab-knot': knot };

/** Crossings of the seal, so near that each of its lines is a cord of finer strands; a tablet shows half of them, a phone the one in the middle. */
function knot(): string {
  const { verdigrisDark, bronze, madderDark } = palette;
  const cycle = [madderDark, bronze, verdigrisDark, bronze];
  const colors = [...cycle, ...cycle, ...cycle, madderDark];
  return svg({ width, height, x: -width / 2, y: -height / 2 }, [
    linearGradient('i', colors, { x1: -2040, x2: 2040 }),
    `<path ${stroke(palette.boneRule, 2)} d="${repeat(19, (at) => `M-${width / 2} ${24 * (at - 9)}h${width}`)}"/>`,
    cord(-1, -1740, 1740),
    cord(1, -1740, 1740),
    // At every second crossing it passes under the other.
    ...[-3, -1, 1, 3].map((at) => cord(-1, (at - 0.5) * bow, (at + 0.5) * bow)),
    `<path fill="${palette.vermilionDark}" stroke="${palette.bone50}" stroke-width="8" paint-order="stroke" d="M-14-14h28v28h-28z"/>`,
  ]);
}

/** A piece of a cord. Each line winds over its front, and every fifth is the gap between two strands. */
function cord(side: 1 | -1, from: number, to: number): string {
  const middle: Curve = (x) => [x, side * 150 * Math.sin((x / bow) * Math.PI)];
  const line = (at: number) =>
    smoothPath(
      (turn): Point => beside(middle, pitch * at + 18 * turn, half * Math.sin(turn)),
      -Math.PI / 2,
      Math.PI / 2,
      4,
    );
  const ends = [from, to, Math.round((to - from) / 40)] as const;
  const first = Math.round(from / pitch);
  const lines = (isGap: boolean) =>
    repeat(Math.round(to / pitch) - first, (index) =>
      ((first + index) % 5 === 0) === isGap ? line(first + index) : '',
    );
  const edges = [-half, half].map((reach) => smoothPath((x) => beside(middle, x, reach), ...ends));
  // Of what it passes over, with round ends.
  const ground = smoothPath(middle, from + 2 * half, to - 2 * half, 10);
  return [
    `<path ${stroke(palette.bone50, 2 * half + 12)} d="${ground}"/>`,
    `<g ${stroke('url(#i)', 2.4)}><path d="${lines(false)}"/>`,
    `<path stroke-width="6" d="${lines(true)}${edges.join('')}"/></g>`,
  ].join('');
}
