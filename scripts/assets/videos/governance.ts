import { irisAt, videoInks } from './color';
import { blankFrame, drawPiece, drawSquare, type Frame, smoothstep } from './frame';

const width = 960;
const height = 540;
const turn = 2 * Math.PI;
const middle = [682, 270] as const;

interface Ring {
  radius: number;
  lines: number;
  waves: number;
  still: number;
  swell: number;
  ripple: number;
  /** Lines by which the weave moves on in one loop; whole, so that the loop closes. */
  drift: number;
}

const rings: Ring[] = [
  { radius: 206, lines: 12, waves: 12, still: 20, swell: 26, ripple: 9, drift: 6 },
  { radius: 122, lines: 10, waves: 12, still: 14, swell: 16, ripple: 6, drift: -5 },
];
const seats = 12;
const seatRadius = 163;

/** A rosette with twelve seats; a swell passes round it and each seat lights as it votes. */
export function drawGovernance(time: number): Frame {
  const frame = blankFrame(width, height, videoInks.ground);
  for (const ring of rings) {
    for (let line = 0; line < ring.lines; line++) drawCurve(frame, ring, line, time);
  }
  for (let seat = 0; seat < seats; seat++) drawSeat(frame, (turn * seat) / seats, time * turn);
  return frame;
}

function drawCurve(frame: Frame, ring: Ring, line: number, time: number): void {
  const offset = (turn * (line + ring.drift * time)) / ring.lines;
  const pieces = 420;
  let from = pointAt(ring, offset, 0, time);
  for (let piece = 1; piece <= pieces; piece++) {
    const angle = (turn * piece) / pieces;
    const to = pointAt(ring, offset, angle, time);
    const near = nearness(angle, time);
    drawPiece(frame, {
      from,
      to,
      half: 0.62 + 0.3 * near,
      color: irisAt(0.5 + (0.5 * (to[0] - middle[0] + 0.35 * (to[1] - middle[1]))) / 275),
      strength: 0.62 + 0.38 * near,
    });
    from = to;
  }
}

function pointAt(ring: Ring, offset: number, angle: number, time: number): [number, number] {
  const amplitude =
    ring.still + ring.swell * nearness(angle, time) + ring.ripple * Math.cos(24 * angle);
  const radius = ring.radius + amplitude * Math.sin(ring.waves * angle + offset);
  return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)];
}

/** 1 where the swell is, 0 away from it. */
function nearness(angle: number, time: number): number {
  return (0.5 + 0.5 * Math.cos(angle - turn * time)) ** 6;
}

function drawSeat(frame: Frame, angle: number, time: number): void {
  const centre = [
    middle[0] + seatRadius * Math.cos(angle),
    middle[1] + seatRadius * Math.sin(angle),
  ] as const;
  const since = (((time - angle) % turn) + turn) % turn;
  const lit = Math.max(smoothstep(turn - 0.3, turn, since), Math.exp(-1.5 * since));
  const [x, y] = centre;
  const side = 5.5;
  const corners = [
    [x - side, y - side],
    [x + side, y - side],
    [x + side, y + side],
    [x - side, y + side],
  ] as const;
  // A seat stands clear of the lines that swell across it.
  drawSquare(frame, centre, side + 5, videoInks.ground, 1);
  drawSquare(frame, centre, side, videoInks.vermilion, lit);
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    const color = lit > 0.5 ? videoInks.vermilion : videoInks.electrum;
    drawPiece(frame, { from, to, half: 0.8, color, strength: 0.9 });
  });
}
