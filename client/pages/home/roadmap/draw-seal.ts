import { clamp, mix, TURN } from '#shared/drawing/interpolate.ts';
import {
  burin,
  engravedAt,
  innerRing,
  outerRing,
  ramps,
  type SealRing,
  sealRadius,
  underWay,
} from '#shared/drawing/seal.ts';

interface SealDrawing {
  isCompleted: boolean;
  inks: Record<'ruled' | 'outer' | 'inner' | 'tick', string>;
  /** The seal's image, for its number. */
  numbered: CanvasImageSource | undefined;
}

/** Strokes per ring, a multiple of COLORS. */
const STROKES = 360;
const COLORS = 36;

/** Draws one frame of a seal of radius 84 at 0, 0: at time 0 ruled circles, at 1 the served drawing. */
export function drawSeal(
  context: CanvasRenderingContext2D,
  { isCompleted, inks, numbered }: SealDrawing,
  time: number,
): void {
  const ramp = isCompleted ? ramps.whole : ramps.part;
  const front = burinAt(time, isCompleted ? TURN + ramp : TURN * underWay);
  drawRing(context, outerRing, [inks.ruled, inks.outer], (angle) => engravedAt(angle, front, ramp));
  if (isCompleted) {
    const second = burinAt(time / 0.8 - 0.25, TURN + ramp);
    drawRing(context, innerRing, [inks.ruled, inks.inner], (angle) =>
      engravedAt(angle, second, ramp),
    );
  }
  const ticked = isCompleted ? clamp(time / 0.3 - 2.2) : 0;
  if (ticked > 0) drawTick(context, inks.tick, ticked);
  else if (numbered) drawNumber(context, numbered);
  if (front > 0 && front < TURN) drawBurin(context, inks.inner, front);
}

/** Angle of the burin, which slows down. */
function burinAt(time: number, end: number): number {
  return end * (1 - (1 - clamp(time)) ** 1.5);
}

/** As the burin passes, each circle bends into its wave and takes its ink. */
function drawRing(
  context: CanvasRenderingContext2D,
  ring: SealRing,
  [ruled, ink]: readonly [string, string],
  depthAt: (angle: number) => number,
): void {
  const colors = context.createConicGradient(-TURN / 4, 0, 0);
  for (let at = 0; at <= COLORS; at += 1) {
    const share = 100 * depthAt((TURN * at) / COLORS);
    colors.addColorStop(at / COLORS, `color-mix(in srgb, ${ink} ${share}%, ${ruled})`);
  }
  context.strokeStyle = colors;
  context.lineWidth = 1;
  context.beginPath();
  for (let k = 0; k < ring.K; k += 1) {
    for (let at = 0; at <= STROKES; at += 1) {
      const angle = (TURN * at) / STROKES;
      const r = 84 * sealRadius(ring, k, angle, depthAt(angle));
      const [x, y] = [r * Math.sin(angle), -r * Math.cos(angle)];
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
  }
  context.stroke();
}

function drawBurin(context: CanvasRenderingContext2D, ink: string, angle: number): void {
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  context.strokeStyle = ink;
  context.fillStyle = ink;
  context.lineWidth = 84 * burin.width;
  context.beginPath();
  context.moveTo(84 * burin.point * x, 84 * burin.point * y);
  context.lineTo(84 * burin.middle * x, 84 * burin.middle * y);
  context.stroke();
  context.beginPath();
  context.arc(84 * burin.middle * x, 84 * burin.middle * y, 84 * burin.grip, 0, TURN);
  context.fill();
}

function drawNumber(context: CanvasRenderingContext2D, numbered: CanvasImageSource): void {
  context.save();
  context.beginPath();
  context.arc(0, 0, 26, 0, TURN);
  context.clip();
  context.drawImage(numbered, -84, -84, 168, 168);
  context.restore();
}

/** The tick, in two strokes. */
function drawTick(context: CanvasRenderingContext2D, ink: string, drawn: number): void {
  const [down, up] = [clamp(drawn / 0.35), clamp((drawn - 0.35) / 0.65)];
  context.strokeStyle = ink;
  context.lineWidth = 4.5;
  context.beginPath();
  context.moveTo(-17, 1);
  context.lineTo(mix(-17, -5.5, down), mix(1, 13.5, down));
  if (up > 0) context.lineTo(mix(-5.5, 18, up), mix(13.5, -14, up));
  context.stroke();
}
