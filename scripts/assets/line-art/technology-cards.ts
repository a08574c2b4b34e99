import { joining, type Line, linePath } from '#shared/drawing/braid.ts';
import { smoothstep } from '#shared/drawing/interpolate.ts';
import { palette } from '../drawing/palette';
import { stroke, svg, writeImage } from '../drawing/svg-document';

const width = 400;
const height = 98;
const middle = height / 2;

/** One drawing for each card on the chain's properties, each a bundle of lines. */
export async function drawProperties(): Promise<void> {
  await writeImage('technology-secure', secure());
  await writeImage('technology-scalable', scalable());
  await writeImage('technology-intelligent', intelligent());
}

/** Two layers must agree: their lines run into one another before the block that is final. */
function secure(): string {
  const layer = (from: number, to: number) =>
    lines(10, (index) =>
      joining(
        () => from + index * 3.4,
        () => to + index * 7,
        90,
        232,
      ),
    );
  return svg({ width, height }, [
    `<path ${stroke(palette.verdigrisDark, 1.3)} d="${layer(3, middle - 33)}"/>`,
    `<path ${stroke(palette.madderDark, 1.3)} d="${layer(height - 34, middle - 29.5)}"/>`,
    block(248),
  ]);
}

/** Cells add lines beside each other, and all stay equally wide. */
function scalable(): string {
  const count = 16;
  const splits = [
    [2, 4, 40, 110],
    [4, 8, 130, 210],
    [8, 16, 230, 330],
  ] as const;
  const path = lines(count, (index) => {
    const place = (groups: number) => (Math.floor((index * groups) / count) - (groups - 1) / 2) * 6;
    return (x) =>
      splits.reduce(
        (y, [from, to, start, end]) => y + (place(to) - place(from)) * smoothstep(start, end, x),
        middle + place(2),
      );
  });
  return svg({ width, height }, `<path ${stroke(palette.plateInk, 1.5)} d="${path}"/>`);
}

/** Lines bend round the block that is read, between two straight limits. */
function intelligent(): string {
  const course =
    (side: 1 | -1) =>
    (index: number): Line =>
    (x) => {
      const near = smoothstep(130, 248, x) * (1 - smoothstep(252, 370, x));
      return middle + side * (2.4 + index * 5 + 20 * (1 - index / 8) ** 1.4 * near);
    };
  const both = (count: number, from = 0) =>
    lines(count, (index) => course(-1)(from + index)) +
    lines(count, (index) => course(1)(from + index));
  return svg({ width, height }, [
    `<path ${stroke(palette.plateInk, 1.9)} d="${both(2)}"/>`,
    `<path ${stroke(palette.plateInk, 1.1)} d="${both(6, 2)}"/>`,
    `<path ${stroke(palette.madderDark, 1.3)} d="${both(1, 8)}"/>`,
    block(250),
  ]);
}

function lines(count: number, line: (index: number) => Line): string {
  return Array.from({ length: count }, (_, index) => linePath(line(index), 0, width, 20)).join('');
}

function block(x: number): string {
  return `<rect x="${x - 11}" y="${middle - 11}" width="22" height="22" fill="${palette.vermilionDark}" stroke="${palette.bone50}" stroke-width="3"/>`;
}
