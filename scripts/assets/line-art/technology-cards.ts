import { joining, type Line, linePath } from '#shared/drawing/braid.ts';
import { smoothstep } from '#shared/drawing/interpolate.ts';
import { palette } from '../drawing/palette';
import { at, stroke, svg } from '../drawing/svg-document';
import { repeat } from '../drawing/svg-path';

const width = 400;
const height = 168;
const middle = height / 2;

/** One drawing for each card on the chain's properties, each a bundle of lines. */
export const drawings = {
  'technology-secure': secure,
  'technology-scalable': scalable,
  'technology-intelligent': intelligent,
};

/** Two layers' lines merge before the block that is final. */
function secure(): string {
  const layer = (color: string, from: number, to: number) => {
    const level = (index: number) => () => from + index * 5.4;
    const agreed = (index: number) => joining(level(index), () => to + index * 12, 90, 232);
    return bending(stroke(color, 1.3), lines(10, level), lines(10, agreed));
  };
  return svg({ width, height }, [
    layer(palette.verdigrisDark, 6, middle - 57),
    layer(palette.madderDark, height - 54.6, middle - 51),
    block(248, at(0.78, 1)),
  ]);
}

/** Cells add parallel lines of equal width. */
function scalable(): string {
  const count = 16;
  const splits = [
    [4, 8, 40, 150],
    [8, 16, 190, 330],
  ] as const;
  const place = (index: number, groups: number) =>
    (Math.floor((index * groups) / count) - (groups - 1) / 2) * 10;
  const four = (index: number) => () => middle + place(index, 4);
  const split = (index: number) => (x: number) =>
    splits.reduce(
      (y, [from, to, start, end]) =>
        y + (place(index, to) - place(index, from)) * smoothstep(start, end, x),
      four(index)(),
    );
  return svg({ width, height }, [
    bending(stroke(palette.plateInk, 1.9), lines(count, four), lines(count, split)),
    block(249, at(0.78, 1)),
  ]);
}

/** Lines bend around the block that is read. */
function intelligent(): string {
  const course =
    (bend: number, side: 1 | -1) =>
    (index: number): Line =>
    (x) => {
      const near = smoothstep(130, 248, x) * (1 - smoothstep(252, 370, x));
      return middle + side * (3 + index * 9 + bend * (1 - index / 8) ** 1.4 * near);
    };
  const both = (bend: number, count: number, from: number) =>
    lines(count, (index) => course(bend, -1)(from + index)) +
    lines(count, (index) => course(bend, 1)(from + index));
  const round = (look: string, count: number, from = 0) =>
    bending(look, both(0, count, from), both(36, count, from));
  return svg({ width, height }, [
    round(stroke(palette.plateInk, 1.9), 2),
    round(stroke(palette.plateInk, 1.1), 6, 2),
    `<path ${stroke(palette.madderDark, 1.3)} d="${both(0, 1, 8)}"/>`,
    block(250, `${at(-0.1, 0.8)} data-from="-270"`),
  ]);
}

/** Lines that are level at first, and bend once they are in sight. */
function bending(look: string, level: string, bent: string): string {
  return `<path ${look} ${at(0, 0.94)} data-bent="${level}" d="${bent}"/>`;
}

function lines(count: number, line: (index: number) => Line): string {
  return repeat(count, (index) => linePath(line(index), 0, width, 20));
}

function block(x: number, moves: string): string {
  return `<rect ${moves} x="${x - 11}" y="${middle - 11}" width="22" height="22" fill="${palette.vermilionDark}" stroke="${palette.bone50}" stroke-width="3"/>`;
}
