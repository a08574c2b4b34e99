import type { PlateName } from '#shared/drawing/media.ts';
import { smoothstep } from '../drawing/engraving';
import { palette } from '../drawing/palette';
import { linearGradient } from '../drawing/svg-document';
import type { Point } from '../drawing/svg-path';
import type { Tone } from '../drawing/swelled-line';
import { blocksAt } from '../videos/blocks';
import { shadeCube } from '../videos/cube';
import { type Engraving, engravedLines } from './engraving';
import { readPlate, type ToneMap, toneMap } from './tone';

type Box = Pick<Engraving, 'x' | 'y' | 'width' | 'height'>;

interface View {
  map: ToneMap;
  /** Place of the map's top left corner on the card, and its scale. */
  x: number;
  y: number;
  scale: number;
}

interface Note extends Box {
  plate: PlateName;
  /** The place of the plate that stands in the middle of the note. */
  middle: Point;
  scale: number;
}

const notes: readonly Note[] = [
  { plate: 'tower', x: 660, y: 0, width: 204, height: 630, middle: [193, 116], scale: 2.6 },
  { plate: 'ingots', x: 874, y: 0, width: 326, height: 310, middle: [191, 132], scale: 1.24 },
  { plate: 'coins', x: 874, y: 320, width: 326, height: 310, middle: [186, 121], scale: 1.28 },
];

/** Three notes on bone, as on the site's front page. */
export function ecosystemFigure(): string {
  return notes
    .map((note) => {
      const { plate, x, y, width, height, middle, scale } = note;
      const view = {
        map: readPlate(plate),
        x: x + width / 2 - middle[0] * scale,
        y: y + height / 2 - middle[1] * scale,
        scale,
      };
      const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
      return [
        `<clipPath id="${plate}"><rect ${place}/></clipPath>`,
        `<g clip-path="url(#${plate})"><rect ${place} fill="${palette.bone100}"/>`,
        `<g fill="${palette.plateInk}">${onBone(note, view)}</g></g>`,
      ].join('');
    })
    .join('');
}

function onBone(box: Box, view: View): string {
  const tone: Tone = (px, py) => {
    const [x, y] = [(px - view.x) / view.scale, (py - view.y) / view.scale];
    const cover = view.map.cover(x, y);
    const sky = 0.05 + 0.42 * Math.max(0, 1 - (py - box.y) / (0.72 * box.height)) ** 1.6;
    return cover * (1 - 0.98 * view.map.shade(x, y)) ** 1.05 + (1 - cover) * sky;
  };
  const shadow: Tone = (px, py) => {
    const [x, y] = [(px - view.x) / view.scale, (py - view.y) / view.scale];
    return view.map.cover(x, y) * Math.max(0, 1 - view.map.shade(x, y) / 0.42);
  };
  const pitch = 4.4;
  return [
    engravedLines({ ...box, pitch, angle: -0.09, min: 0.055, max: 0.47 }, tone),
    engravedLines({ ...box, pitch: pitch * 1.15, angle: 1, min: 0, max: 0.3 }, shadow),
  ].join('');
}

/** The cube of 27 blocks, half open: the light side in another ink than the shade. */
export function buildFigure(): string {
  const [columns, rows] = [480, 420];
  const shades = shadeCube(blocksAt(0.42), columns, rows, 0.7);
  const view = {
    map: toneMap(shades, shades.map(Math.ceil), columns, rows),
    x: 530,
    y: -20,
    scale: 660 / rows,
  };
  const tone: Tone = (x, y) => shadeAt(view, x, y) ** 1.2;
  const light: Tone = (x, y) => tone(x, y) * smoothstep(0.22, 0.4, shadeAt(view, x, y));
  const box = { x: 500, y: 0, width: 700, height: 630, pitch: 6, angle: -0.09, max: 0.46 };
  return faded(box, [
    `<g fill="${palette.verdigris}">${engravedLines({ ...box, min: 0.04 }, tone)}</g>`,
    `<g fill="${palette.electrum}">${engravedLines({ ...box, min: 0 }, light)}</g>`,
  ]);
}

/** The vault door, running off the card. */
export function labFigure(): string {
  const scale = 2.75;
  const view = { map: readPlate('vault'), x: 940 - 164 * scale, y: 318 - 114 * scale, scale };
  const tone: Tone = (x, y) => smoothstep(0.1, 0.92, shadeAt(view, x, y)) ** 1.5;
  const box = { x: 540, y: 0, width: 660, height: 630, pitch: 5.2, angle: -0.09, max: 0.46 };
  return faded(box, [
    `<g fill="${palette.electrum}">${engravedLines({ ...box, min: 0.03 }, tone)}</g>`,
  ]);
}

function shadeAt({ map, x, y, scale }: View, px: number, py: number): number {
  const [u, v] = [(px - x) / scale, (py - y) / scale];
  return map.cover(u, v) * map.shade(u, v);
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
