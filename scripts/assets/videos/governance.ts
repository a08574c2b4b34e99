import { colorAt, rgb } from '#shared/drawing/gradient.ts';
import { TURN } from '#shared/drawing/interpolate.ts';
import { ledgerRings, nearness, ringPrint, ringRadius } from '#shared/drawing/ledger-rings.ts';
import { iris, palette } from '../drawing/palette';
import { blankFrame, drawPiece, type Frame } from './frame';

const { width, height, count } = ledgerRings;
/** Segments per circle. */
const PIECES = 720;

/** Interlaced circles through the seats, with a slow wave. */
export function drawGovernance(time: number): Frame {
  const frame = blankFrame(width, height, rgb(palette.ink950));
  for (let circle = 0; circle < count; circle++) drawCircle(frame, circle, TURN * time);
  return frame;
}

function drawCircle(frame: Frame, circle: number, wave: number): void {
  let from = pointAt(circle, 0, wave);
  for (let piece = 1; piece <= PIECES; piece++) {
    const angle = (TURN * piece) / PIECES;
    const to = pointAt(circle, angle, wave);
    const { tint, strength, width } = ringPrint(nearness(angle, wave));
    drawPiece(frame, { from, to, half: width / 2, color: colorAt(iris, tint), strength });
    from = to;
  }
}

function pointAt(circle: number, angle: number, wave: number): [number, number] {
  const radius = ringRadius(circle, angle, nearness(angle, wave));
  return [width / 2 + radius * Math.cos(angle), height / 2 + radius * Math.sin(angle)];
}
