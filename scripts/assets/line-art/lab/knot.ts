import { palette } from '../../drawing/palette';
import { linearGradient, stroke, svg } from '../../drawing/svg-document';
import { beside, type Curve, type Point, repeat, smoothPath } from '../../drawing/svg-path';

const width = 1640;
const height = 460;
/** Between two crossings, px. */
const bow = 470;
/** Half of a cord's width, px. */
const half = 60;
/** Distance between fine lines along a cord, px. */
const pitch = 8;

export const drawings = { 'lab-knot': knot };

/** Crossings of the seal, so near that each of its lines is a cord of finer strands; a phone shows the one in the middle. */
function knot(): string {
  const { verdigrisDark, bronze, madderDark } = palette;
  // All of them on a phone, too.
  const colors = [madderDark, bronze, verdigrisDark, bronze, madderDark, bronze, verdigrisDark];
  return svg({ width, height, x: -width / 2, y: -height / 2 }, [
    linearGradient('i', colors, { x1: -1020, x2: 1020 }),
    `<path ${stroke(palette.boneRule, 2)} d="${repeat(19, (at) => `M-${width / 2} ${24 * (at - 9)}h${width}`)}"/>`,
    cord(-1, -900, 900),
    cord(1, -900, 900),
    // On both sides of the middle it passes under the other.
    cord(-1, -1.5 * bow, -0.5 * bow),
    cord(-1, 0.5 * bow, 1.5 * bow),
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
    `<g ${stroke('url(#i)', 1.8)}><path d="${lines(false)}"/>`,
    `<path stroke-width="5" d="${lines(true)}${edges.join('')}"/></g>`,
  ].join('');
}
