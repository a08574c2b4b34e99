import {
  braidInks,
  breathe,
  inkShareAt,
  noteBraid,
  printAt,
} from '#shared/drawing/breathing-braid.ts';
import { colorAt, rgb } from '#shared/drawing/gradient.ts';
import { TURN } from '#shared/drawing/interpolate.ts';
import { ledgerRings, nearness, ringPrint, ringRadius } from '#shared/drawing/ledger-rings.ts';
import { iris, palette } from '../drawing/palette';
import { blankFrame, drawPiece, type Frame, videoInks } from './frame';

/** The lines' gradient ends in the red of what is live. */
const inks = braidInks(iris, palette.vermilion);
const step = 4;

/** Ruled lines become a braid that swells and shrinks. `time` runs from 0 to 1; both ends look the same. */
export function drawPresale(time: number): Frame {
  const { width, height } = noteBraid;
  const frame = blankFrame(width, height, videoInks.ground);
  const places = Array.from({ length: width / step + 3 }, (_, at) => (at - 1) * step);
  const { heights, facings } = breathe(time, places);
  heights.forEach((y, index) => {
    const at = index % places.length;
    const [before, x] = [places[at - 1], places[at] as number];
    if (before === undefined) return;
    drawPiece(frame, {
      from: [before, heights[index - 1] as number],
      to: [x, y],
      color: colorAt(inks, inkShareAt(x)),
      ...printAt(x, facings[index] as number),
    });
  });
  return frame;
}

/** Segments per circle. */
const PIECES = 720;

/** Interlaced circles through the seats, with a slow wave. */
export function drawGovernance(time: number): Frame {
  const { width, height, count } = ledgerRings;
  const frame = blankFrame(width, height, rgb(palette.ink950));
  const pointAt = (circle: number, angle: number): [number, number] => {
    const radius = ringRadius(circle, angle, nearness(angle, TURN * time));
    return [width / 2 + radius * Math.cos(angle), height / 2 + radius * Math.sin(angle)];
  };
  for (let circle = 0; circle < count; circle++) {
    for (let piece = 1; piece <= PIECES; piece++) {
      const angle = (TURN * piece) / PIECES;
      const [from, to] = [pointAt(circle, (TURN * (piece - 1)) / PIECES), pointAt(circle, angle)];
      const { tint, strength, width } = ringPrint(nearness(angle, TURN * time));
      drawPiece(frame, { from, to, half: width / 2, color: colorAt(iris, tint), strength });
    }
  }
  return frame;
}
