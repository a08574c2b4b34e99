import { cardSize } from '#shared/content/cards.ts';
import { smoothstep, T } from '#shared/drawing/interpolate.ts';
import { fieldPath } from '../drawing/engraving';
import { mutedIris, palette } from '../drawing/palette';
import { linearGradient, stroke } from '../drawing/svg-document';
import { type Curve, smoothPath } from '../drawing/svg-path';
import { drawStruckCoin } from './coin';

const { width, height } = cardSize;

/** The hero's braid, with the struck coin before it. */
export async function homeFigure(): Promise<string> {
  const coin = await drawStruckCoin({ size: 968, yaw: -0.42, tilt: 0.22 });
  const field = fieldPath({
    width,
    height,
    K: 36,
    H0: height / 2 + 20,
    H1: 205,
    yc: 312,
    x0: 640,
    x1: 920,
    wavelength: 560,
  });
  const side = 484;
  return [
    linearGradient('iris', mutedIris, { x1: 120, x2: width }),
    `<path ${stroke('url(#iris)', 1.3)} d="${field}"/>`,
    `<image href="${coin}" x="${942 - side / 2}" y="${315 - side / 2}" width="${side}" height="${side}"/>`,
  ].join('');
}

/** Ruled lines that interlace to the right, and one more that comes in from below. */
export function careerFigure(): string {
  const lines = 22;
  const paths = Array.from({ length: lines + 1 }, (_, k) =>
    smoothPath(strand(k, lines + 1), 0, width, 60),
  );
  const joining = paths.pop() ?? '';
  return [
    linearGradient('iris', mutedIris, { x1: 120, x2: width }),
    `<path ${stroke('url(#iris)', 1.6)} d="${paths.join('')}"/>`,
    `<path ${stroke(palette.ink950, 9)} d="${joining}"/>`,
    `<path ${stroke(palette.vermilion, 3.4)} d="${joining}"/>`,
  ].join('');
}

function strand(k: number, count: number): Curve {
  const phase = (T * k) / count;
  const isJoining = k === count - 1;
  return (x) => {
    const from = isJoining ? 612 : 20 + (590 * k) / (count - 2);
    const s = smoothstep(isJoining ? 560 : 470, isJoining ? 860 : 980, x);
    const w = T / 640;
    const reach = 212 * (1 + 0.2 * Math.cos((w * x) / 2 + 1.2));
    const braid =
      290 + reach * Math.sin(w * x + phase) * (0.8 + 0.2 * Math.cos(2 * w * x + 2 * phase));
    return [x, (1 - s) * from + s * braid];
  };
}
