import { colorAt } from '#shared/drawing/gradient.ts';
import { TURN } from '#shared/drawing/interpolate.ts';
import { ledgerRings, nearness, ringRadius } from '#shared/drawing/ledger-rings.ts';
import { iris } from '../drawing/palette';
import { videoInks } from './color';
import { blankFrame, drawPiece, type Frame } from './frame';

const { width, height, first, pitch, count } = ledgerRings;

/** Ruled circles. A slow wave runs round them, and their lines interlace where it is. */
export function drawGovernance(time: number): Frame {
  const frame = blankFrame(width, height, videoInks.ground);
  for (let circle = 0; circle < count; circle++) drawCircle(frame, circle, TURN * time);
  return frame;
}

function drawCircle(frame: Frame, circle: number, wave: number): void {
  const pieces = Math.max(120, Math.round((first + circle * pitch) * 1.6));
  let from = pointAt(circle, 0, wave);
  for (let piece = 1; piece <= pieces; piece++) {
    const angle = (TURN * piece) / pieces;
    const to = pointAt(circle, angle, wave);
    const near = nearness(angle, wave);
    drawPiece(frame, {
      from,
      to,
      half: 0.85 + 0.2 * near,
      color: colorAt(iris, 0.2 * near),
      strength: 0.11 + 0.26 * near,
    });
    from = to;
  }
}

function pointAt(circle: number, angle: number, wave: number): [number, number] {
  const radius = ringRadius(circle, angle, nearness(angle, wave));
  return [width / 2 + radius * Math.cos(angle), height / 2 + radius * Math.sin(angle)];
}
