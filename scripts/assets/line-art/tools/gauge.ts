import { TURN } from '#shared/drawing/interpolate.ts';
import { swelledStroke } from '../../drawing/burin';
import { palette } from '../../drawing/palette';
import { linePath, type Point, repeat } from '../../drawing/svg-path';
import { disc, milled, turned } from '../../drawing/turned';
import { onBench, shadow } from './bench';

const pitch = 3;
const [x, y] = [160, -132];
const upright = { x, y: -24, lean: 0 };

const { bone0, plateInk, vermilionDark } = palette;

/** A dial gauge whose needle is near its limit. */
export const drawings = {
  'tool-chart-back': () =>
    onBench(
      shadow(180, 318),
      [
        turned(upright, [0, 62, 9, 62, 12, 56, 17, 54, 22, 34, 27, 24], pitch),
        turned(upright, [26, 17, 30, 17, 34, 11, 44, 9, 52, 13, 57, 13, 60, 9], pitch),
        milled(flat, [76, 84], 120),
        disc(flat, [62, 77], pitch),
      ],
      `<circle cx="${x}" cy="${y}" r="62" fill="${bone0}" stroke="${plateInk}" stroke-width="1.6"/>`,
      `<path fill="none" stroke="${plateInk}" d="${ticks()}"/>`,
      `<path fill="none" stroke="${plateInk}" stroke-width=".7" d="${arc(38)}${arc(41)}"/>`,
      `<path fill="${vermilionDark}" d="${linePath([on(0.83, 44), on(0.802, 59), on(0.858, 59)], true)}"/>`,
    ),
  'tool-chart-moving': () => onBench(`<path fill="${plateInk}" d="${needle(0.68)}"/>`),
  'tool-chart-front': () => onBench([disc(flat, [1, 9], 2.6)]),
};

function flat(across: number, up: number): Point {
  return [x + across, y - up];
}

/** Angle on the scale, from the lower left over the top to the lower right. */
function on(share: number, radius: number): Point {
  const turn = TURN * (0.375 + 0.75 * share);
  return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
}

function ticks(): string {
  return repeat(51, (index) => linePath([on(index / 50, 57), on(index / 50, index % 5 ? 51 : 45)]));
}

function arc(radius: number): string {
  return linePath(Array.from({ length: 37 }, (_, index) => on(index / 36, radius)));
}

function needle(share: number): string {
  return swelledStroke([
    [...on(share, -20), 5],
    [x, y, 4.4],
    [...on(share, 50), 0.6],
  ]);
}
