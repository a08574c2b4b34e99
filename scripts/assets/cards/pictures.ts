import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { PNG } from 'pngjs';
import { type PlateName, platePath, plates } from '#shared/drawing/plates.ts';
import { linearGradient } from '../drawing/svg-document';
import type { Frame } from '../videos/frame';

const types: Record<string, string> = { '.svg': 'image/svg+xml', '.webp': 'image/webp' };

type Place = [x: number, y: number, width: number, height: number];

/** A picture of the site. */
export function picture(path: string, ...place: Place): string {
  return image(types[extname(path)] ?? '', readFileSync(`public/${path}`), ...place);
}

export function image(type: string, file: Buffer, ...[x, y, width, height]: Place): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<image ${place} href="data:${type};base64,${file.toString('base64')}"/>`;
}

/** A plate pixel for pixel, because lines that are scaled beat with the grid. */
export function plate(name: PlateName, width: number, x: number, y: number): string {
  const height = Math.round(width / plates[name].ratio);
  return picture(platePath(name, width), x, y, width, height);
}

/** A moment of a video, without the losses of its poster. */
export function still({ width, height, pixels }: Frame, x: number, y: number): string {
  const frame = Object.assign(new PNG({ width, height }), { data: Buffer.from(pixels) });
  const png = PNG.sync.write(frame, { inputColorType: 2, inputHasAlpha: false });
  return image('image/png', png, x, y, width, height);
}

/** A part of the card, which cuts off what is drawn beyond it. */
export function cutOff(drawing: string, ...[x, y, width, height]: Place): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${drawing}</svg>`;
}

/** A drawing of the whole card that fades in to the right of the words. */
export function fadeIn(from: number, to: number, drawing: string): string {
  const stops = [
    [0, '#000'],
    [1, '#fff'],
  ] as const;
  return [
    linearGradient('fade', stops, { x1: from, x2: to }),
    '<mask id="part" maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="630"><path fill="url(#fade)" d="M0 0H1200V630H0z"/></mask>',
    `<g mask="url(#part)">${drawing}</g>`,
  ].join('');
}
