import { colorAt, rgb } from '#shared/drawing/gradient.ts';
import { mix, TURN } from '#shared/drawing/interpolate.ts';
import { iris, palette } from '../drawing/palette';
import { blankFrame, drawPiece, type Frame } from './frame';

/** Circles that lead from seat to seat, px of their clip, which are those of the drawing of the seats. */
export const ledgerRings = {
  width: 724,
  height: 724,
  radius: 300,
  count: 7,
  swing: 21,
  /** How far circles swing where the wave is not, as a share of their swing at the wave. */
  calm: 0.62,
  waves: 24,
  /** One turn of the wave, and the share of it with which the clip begins. */
  seconds: 10,
  start: 0.88,
} as const;

const { width, height, count } = ledgerRings;
/** Straight strokes of a circle. */
const PIECES = 720;

/** Interlaced circles that lead from seat to seat. A slow wave runs round them. */
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
    const near = nearness(angle, wave);
    const print = { half: 0.75 + 0.25 * near, strength: 0.42 + 0.09 * near };
    drawPiece(frame, { from, to, color: colorAt(iris, 0.48 * near), ...print });
    from = to;
  }
}

function pointAt(circle: number, angle: number, wave: number): [number, number] {
  const radius = ringRadius(circle, angle, nearness(angle, wave));
  return [width / 2 + radius * Math.cos(angle), height / 2 + radius * Math.sin(angle)];
}

/** 1 where the wave is, 0 away from it; both are angles. */
export function nearness(angle: number, wave: number): number {
  return (0.5 + 0.5 * Math.cos(angle - wave)) ** 2;
}

/** Radius of a circle at an angle: all swing across each other, the furthest where the wave is near. */
export function ringRadius(circle: number, angle: number, near: number): number {
  const { radius, count, swing, calm, waves } = ledgerRings;
  return radius + mix(calm, 1, near) * swing * Math.sin(waves * angle + (circle * TURN) / count);
}
