import { readFileSync } from 'node:fs';
import { smoothstep } from '#shared/drawing/interpolate.ts';
import { type PlateName, platePath, plates } from '#shared/drawing/plates.ts';
import { palette } from '../drawing/palette';
import { linearGradient } from '../drawing/svg-document';
import type { Point } from '../drawing/svg-path';
import type { Tone } from '../drawing/swelled-line';
import { toneAt } from '../drawing/tone-at';
import { blocksAt } from '../videos/blocks';
import { shadeCube } from '../videos/cube';
import { type Engraving, engravedLines } from './engraving';

type Box = Pick<Engraving, 'x' | 'y' | 'width' | 'height'>;

interface Note extends Box {
  plate: PlateName;
  cut: number;
  /** The place of the plate that stands in the note's top left corner. */
  from: Point;
}

const notes: readonly Note[] = [
  { plate: 'house', cut: 1632, x: 660, y: 0, width: 204, height: 630, from: [900, 150] },
  { plate: 'ingots', cut: 816, x: 874, y: 0, width: 326, height: 310, from: [225, 110] },
  { plate: 'coins', cut: 816, x: 874, y: 320, width: 326, height: 310, from: [205, 95] },
];

/** Three notes on bone, as on the site's front page. */
export function ecosystemFigure(): string {
  return notes.map(plateFrom).join('');
}

/** Part of a plate, pixel for pixel: lines that are scaled beat with the grid. */
function plateFrom({ plate, cut, from, ...box }: Note): string {
  const file = readFileSync(`public${platePath(plate, 'bone', cut)}`, 'base64');
  const { x, y, width, height } = box;
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const size = `width="${cut}" height="${Math.round(cut / plates[plate].ratio)}"`;
  return [
    `<clipPath id="${plate}"><rect ${place}/></clipPath><g clip-path="url(#${plate})">`,
    `<image x="${x - from[0]}" y="${y - from[1]}" ${size} href="data:image/webp;base64,${file}"/></g>`,
  ].join('');
}

/** The cube of 27 blocks, half open: the light side in another ink than the shade. */
export function buildFigure(): string {
  const size = [480, 420] as const;
  const shades = shadeCube(blocksAt(0.42), size, 0.7);
  // 0 where nothing but the sky is seen.
  const covers = shades.map(Math.ceil);
  const scale = 660 / size[1];
  const shadeAt: Tone = (x, y) => {
    const [u, v] = [(x - 530) / scale, (y + 20) / scale];
    return toneAt(covers, size, u, v) * toneAt(shades, size, u, v);
  };
  const tone: Tone = (x, y) => shadeAt(x, y) ** 1.2;
  const light: Tone = (x, y) => tone(x, y) * smoothstep(0.22, 0.4, shadeAt(x, y));
  const box = { x: 500, y: 0, width: 700, height: 630, pitch: 6, angle: -0.09, max: 0.46 };
  return faded(box, [
    `<g fill="${palette.verdigris}">${engravedLines({ ...box, min: 0.04 }, tone)}</g>`,
    `<g fill="${palette.electrum}">${engravedLines({ ...box, min: 0 }, light)}</g>`,
  ]);
}

/** The microscope, and what it sees. */
export function labFigure(): string {
  const drawing = (name: string, place: string) => {
    const file = readFileSync(`public/images/${name}.svg`, 'base64');
    return `<image ${place} href="data:image/svg+xml;base64,${file}"/>`;
  };
  return [
    drawing('lab-microscope', 'x="819" y="18" width="383" height="594"'),
    drawing('lab-view', 'x="552" y="205" width="372" height="372"'),
  ].join('');
}

/** Lines on the ink ground that fade out towards the words. */
function faded({ x, y, width, height }: Box, lines: readonly string[]): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const stops = [
    [0, '#000'],
    [1, '#fff'],
  ] as const;
  return [
    linearGradient('fade', stops, { x1: x, x2: x + 170 }),
    `<mask id="part" maskUnits="userSpaceOnUse" ${place}><rect ${place} fill="url(#fade)"/></mask>`,
    `<g mask="url(#part)">${lines.join('')}</g>`,
  ].join('');
}
