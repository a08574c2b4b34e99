import { clamp, TURN } from '#shared/drawing/interpolate.ts';
import { burinAt, innerRing, outerRing, ramps, underWay } from '#shared/drawing/seal.ts';
import { drawRing } from './draw-ring';

/** Colours as the style sheet gives them where the seal stands. */
export interface SealInks {
  ruled: string;
  outer: string;
  inner: string;
  burin: string;
  text: string;
}

export interface SealPhase {
  isCompleted: boolean;
  number: string;
}

/** One frame of a seal that is being engraved, round 0, 0: at time 0 ruled, at 1 as its still. */
export function drawSeal(
  context: CanvasRenderingContext2D,
  R: number,
  { isCompleted, number }: SealPhase,
  inks: SealInks,
  time: number,
): void {
  context.lineCap = 'round';
  const ramp = isCompleted ? ramps.whole : ramps.part;
  const front = burinAt(time, isCompleted ? TURN + ramp : TURN * underWay);
  drawRing(context, R, outerRing, front, ramp, [inks.ruled, inks.outer], 1);
  const numberFades = isCompleted ? (time - 0.3) / 0.2 : 0;
  drawNumber(context, R, number, inks.text, 1 - clamp(numberFades));
  if (!isCompleted || front < TURN) drawBurin(context, R, front, inks.burin);
  if (!isCompleted) return;
  const second = burinAt((time - 0.45) / 0.55, TURN + ramp);
  // Its ruled circles come as the number goes: nothing is ever drawn over the other.
  context.globalAlpha = clamp((time - 0.3) / 0.15);
  drawRing(context, R, innerRing, second, ramp, [inks.ruled, inks.inner], 0.9);
  context.globalAlpha = 1;
  // It begins before the number is gone, so that the middle is never empty.
  drawTick(context, R, inks.text, clamp((time - 0.47) / 0.2));
}

function drawBurin(context: CanvasRenderingContext2D, R: number, angle: number, ink: string): void {
  const { r0, a } = outerRing;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const [from, to] = [R * (r0 - a - 0.06), R * (r0 + a + 0.06)];
  context.strokeStyle = ink;
  context.fillStyle = ink;
  context.lineWidth = (1.4 * R) / 84;
  context.beginPath();
  context.moveTo(from * x, from * y);
  context.lineTo(to * x, to * y);
  context.stroke();
  context.beginPath();
  context.arc(to * x, to * y, 0.045 * R, 0, TURN);
  context.fill();
}

/** As the still has it: the display face, 50 units high in a seal of 84. */
function drawNumber(
  context: CanvasRenderingContext2D,
  R: number,
  number: string,
  ink: string,
  alpha: number,
): void {
  if (alpha <= 0) return;
  context.globalAlpha = alpha;
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.font = `400 ${(50 * R) / 84}px Besley, serif`;
  context.fillText(number, 0, (17.5 * R) / 84);
  context.globalAlpha = 1;
}

function drawTick(context: CanvasRenderingContext2D, R: number, ink: string, drawn: number): void {
  if (drawn <= 0) return;
  const scale = R / 84;
  // Two strokes of a pen: down, and then up.
  const down = clamp(drawn / 0.35);
  const up = clamp((drawn - 0.35) / 0.65);
  context.strokeStyle = ink;
  context.lineWidth = 4.5 * scale;
  context.lineCap = 'butt';
  context.beginPath();
  context.moveTo(-17 * scale, scale);
  context.lineTo((-17 + 11.5 * down) * scale, (1 + 12.5 * down) * scale);
  if (up > 0) context.lineTo((-5.5 + 23.5 * up) * scale, (13.5 - 27.5 * up) * scale);
  context.stroke();
}
