import { TURN } from '#shared/drawing/interpolate.ts';
import { swelledStroke } from '../../drawing/burin';
import { palette } from '../../drawing/palette';
import { linePath, type Point, repeat } from '../../drawing/svg-path';
import { disc, milled, turned } from '../../drawing/turned';
import { cutOut, drawOnBench } from './bench';

const pitch = 3;
const [x, y] = [160, -132];

/** A dial gauge whose needle is near its limit. */
export async function drawGauge(): Promise<void> {
  const upright = { x, y: -24, lean: 0 };
  const flat = (across: number, up: number): Point => [x + across, y - up];
  const { bone0, plateInk, vermilionDark } = palette;
  const back = [
    cutOut([
      turned(upright, [0, 62, 9, 62, 12, 56, 17, 54, 22, 34, 27, 24], pitch),
      turned(upright, [26, 17, 30, 17, 34, 11, 44, 9, 52, 13, 57, 13, 60, 9], pitch),
      milled(flat, [76, 84], 120),
      disc(flat, [62, 77], pitch),
    ]),
    `<circle cx="${x}" cy="${y}" r="62" fill="${bone0}" stroke="${plateInk}" stroke-width="1.6"/>`,
    `<path fill="none" stroke="${plateInk}" d="${ticks()}"/>`,
    `<path fill="none" stroke="${plateInk}" stroke-width=".7" d="${arc(38)}${arc(41)}"/>`,
    `<path fill="${vermilionDark}" d="${limit(0.83)}"/>`,
  ];
  const moving = `<path fill="${plateInk}" d="${needle(0.68)}"/>`;
  const front = cutOut([disc(flat, [1, 9], 2.6)]);
  await drawOnBench('chart', [180, 318], { back: back.join(''), moving, front });
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

function limit(share: number): string {
  return linePath([on(share, 44), on(share - 0.028, 59), on(share + 0.028, 59)], true);
}

function needle(share: number): string {
  const [fx, fy] = on(share, -20);
  const [tx, ty] = on(share, 50);
  return swelledStroke([
    [fx, fy, 5],
    [x, y, 4.4],
    [tx, ty, 0.6],
  ]);
}
