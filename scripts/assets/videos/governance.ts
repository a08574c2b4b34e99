import { irisAt, videoInks } from './color';
import { blankFrame, drawPiece, type Frame } from './frame';

const width = 960;
const height = 540;
const turn = 2 * Math.PI;
const middle = [width / 2, height / 2] as const;

/** Ruled circles, px: the first lies round the hub of the page's own ring. */
const circles = { first: 38, pitch: 9, count: 58 };
const waves = 36;

/** A ledger ruled in circles: where a slow wave passes round it, its lines interlace. */
export function drawGovernance(time: number): Frame {
  const frame = blankFrame(width, height, videoInks.ground);
  for (let circle = 0; circle < circles.count; circle++) drawCircle(frame, circle, time);
  return frame;
}

function drawCircle(frame: Frame, circle: number, time: number): void {
  const radius = circles.first + circle * circles.pitch;
  const pieces = Math.max(120, Math.round(radius * 1.6));
  let from = pointAt(radius, circle, 0, time);
  for (let piece = 1; piece <= pieces; piece++) {
    const angle = (turn * piece) / pieces;
    const to = pointAt(radius, circle, angle, time);
    const near = nearness(angle, time);
    drawPiece(frame, {
      from,
      to,
      half: 0.85 + 0.2 * near,
      color: irisAt(0.2 * near),
      strength: 0.11 + 0.26 * near,
    });
    from = to;
  }
}

/** Neighbours swing against each other, so that they cross. */
function pointAt(
  middleRadius: number,
  circle: number,
  angle: number,
  time: number,
): [number, number] {
  const swing = 0.95 * circles.pitch * nearness(angle, time);
  const radius = middleRadius + swing * Math.sin(waves * angle + (circle * turn) / 3);
  return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)];
}

/** 1 where the wave is, 0 away from it. */
function nearness(angle: number, time: number): number {
  return (0.5 + 0.5 * Math.cos(angle - turn * time)) ** 4;
}
