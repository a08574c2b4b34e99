import { type Rgb, rgb } from '#shared/drawing/gradient.ts';
import { mix, type Point } from '#shared/drawing/interpolate.ts';
import { palette } from '../drawing/palette';

/** One frame of a clip. A line only makes pixels lighter, so the order of lines does not matter. */
export interface Frame {
  width: number;
  height: number;
  ground: Rgb;
  /** RGB, 0–255, row by row. */
  pixels: Uint8Array;
}

export function blankFrame(width: number, height: number, ground: Rgb): Frame {
  const pixels = new Uint8Array(width * height * 3);
  for (let index = 0; index < pixels.length; index++) pixels[index] = ground[index % 3] ?? 0;
  return { width, height, ground, pixels };
}

/** A line segment: both ends, half width in px, colour and opacity. */
export interface Piece {
  from: Point;
  to: Point;
  half: number;
  color: Rgb;
  strength: number;
}

export function drawPiece(frame: Frame, { from, to, half, color, strength }: Piece): void {
  const [x0, y0] = from;
  const dx = to[0] - x0;
  const dy = to[1] - y0;
  const lengthSquared = dx * dx + dy * dy || 1;
  const reach = half + 1;
  const left = Math.max(0, Math.floor(Math.min(x0, to[0]) - reach));
  const right = Math.min(frame.width - 1, Math.ceil(Math.max(x0, to[0]) + reach));
  const top = Math.max(0, Math.floor(Math.min(y0, to[1]) - reach));
  const bottom = Math.min(frame.height - 1, Math.ceil(Math.max(y0, to[1]) + reach));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const px = x + 0.5 - x0;
      const py = y + 0.5 - y0;
      const along = Math.max(0, Math.min(1, (px * dx + py * dy) / lengthSquared));
      const away = Math.hypot(px - dx * along, py - dy * along);
      const share = Math.min(1, half + 0.5 - away) * strength;
      if (share <= 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const index = (y * frame.width + x) * 3 + channel;
        const value = mix(frame.ground[channel] ?? 0, color[channel] ?? 0, share);
        frame.pixels[index] = Math.max(frame.pixels[index] ?? 0, Math.round(value));
      }
    }
  }
}

/** Fills a parallelogram with the background. */
export function clearFace(
  { width, ground, pixels }: Frame,
  ...[[x0, y0], [x1, y1], [x2, y2]]: readonly [Point, Point, Point]
): void {
  const [ax, ay, bx, by] = [x1 - x0, y1 - y0, x2 - x0, y2 - y0];
  const area = ax * by - ay * bx;
  const [top, left] = [y0 + Math.min(0, ay, by, ay + by), x0 + Math.min(0, ax, bx, ax + bx)];
  for (let y = Math.floor(top); y < y0 + Math.max(0, ay, by, ay + by); y++) {
    for (let x = Math.floor(left); x < x0 + Math.max(0, ax, bx, ax + bx); x++) {
      const [px, py] = [x + 0.5 - x0, y + 0.5 - y0];
      const [a, b] = [(px * by - py * bx) / area, (ax * py - ay * px) / area];
      if (Math.min(a, b) >= 0 && Math.max(a, b) <= 1) pixels.set(ground, (y * width + x) * 3);
    }
  }
}

export const videoInks = {
  ground: rgb(palette.ink900),
  electrum: rgb(palette.electrum),
  vermilion: rgb(palette.vermilion),
  verdigris: rgb(palette.verdigris),
};
