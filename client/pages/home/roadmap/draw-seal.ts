import { clamp, TURN } from '#shared/drawing/interpolate.ts';
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
  inks: Record<'ruled' | 'outer' | 'inner', string>;
  /** The served drawing, for its number or tick. */
  served: CanvasImageSource;
}

/** Strokes per ring, a multiple of COLORS. */
const STROKES = 360;
const COLORS = 36;

/** Draws one frame of a seal of radius 84 at 0, 0: at time 0 ruled circles, at 1 the served drawing. */
export function drawSeal(
  context: CanvasRenderingContext2D,
  { isCompleted, inks, served }: SealDrawing,
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
  drawSign(context, served, isCompleted ? clamp(time / 0.3 - 2.2) : 1);
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

/** The number, or the tick up to this share. */
function drawSign(context: CanvasRenderingContext2D, served: CanvasImageSource, drawn: number) {
  context.save();
  context.beginPath();
  context.rect(-20, -17, 40 * drawn, 34);
  context.clip();
  context.drawImage(served, -84, -84, 168, 168);
  context.restore();
}
