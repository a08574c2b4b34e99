import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { legalPlate } from '#shared/drawing/legal-plate.ts';
import { type PlateName, platePath, plateShape } from '#shared/drawing/plates.ts';
import { reelRows } from '#shared/drawing/reel-lines.ts';
import { linePath } from '#shared/drawing/reel-path.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { figures } from '#shared/figures/figures.ts';
import type { PageId } from '#shared/pages.ts';
import { allocationReel } from '../drawing/allocation-reel';
import { loadTypeface, outlinePath } from '../drawing/glyph-outline';
import { palette } from '../drawing/palette';
import { linearGradient } from '../drawing/svg-document';
import { drawDeveloper } from '../videos/developer';
import type { Frame } from '../videos/frame';
import { drawPresale } from '../videos/lines';
import type { WordsRoom } from './words';

interface CardDrawing extends WordsRoom {
  /** What is drawn behind and beside the words. */
  draw: () => string | Promise<string>;
}

/** Each page's card shows a picture of the page. */
export const drawings: Record<PageId, CardDrawing> = {
  home: {
    room: 620,
    draw: () =>
      picture('images/braid-home.svg', -477, 4, 2238, 603) +
      picture('images/coin.svg', 716, 79, 472, 472),
  },
  technology: {
    room: 580,
    draw: () => picture('images/diagram-cells-read.svg', 98, -70, 1694, 770),
  },
  ecosystem: {
    room: 560,
    draw: () =>
      cutOff(plate('house', 1632, -900, -150), 660, 0, 204, 630) +
      cutOff(plate('ingots', 816, -225, -110), 874, 0, 326, 310) +
      cutOff(plate('coins', 816, -205, -95), 874, 320, 326, 310),
  },
  build: {
    ...{ room: 520, lineRoom: 450 },
    draw: () => fadeIn(520, 575, still(drawDeveloper(0.42), 212, -13)),
  },
  lab: {
    room: 520,
    draw: () =>
      picture('images/lab-microscope.svg', 819, 18, 383, 594) +
      `<clipPath id="view"><circle cx="738" cy="391" r="166"/></clipPath>
      <g clip-path="url(#view)"><path fill="${palette.ink900}" d="M552 205h372v372H552z"/>` +
      ['outer', 'inner']
        .map((ring) => picture(`images/lab-seal-${ring}.svg`, 446, 116, 587, 587))
        .join('') +
      '</g>' +
      picture('images/lab-view.svg', 552, 205, 372, 372),
  },
  privacy: { room: 560, draw: () => drawLegal('privacy') },
  terms: { room: 560, lineRoom: 640, draw: () => drawLegal('terms') },
  tokenomics: { room: 600, draw: drawReel },
  governance: { room: 560, lineRoom: 620, draw: drawSeats },
  contact: {
    room: 560,
    draw: () =>
      picture('images/stamp.svg', 690, 62, 416, 506) +
      picture('images/stamp-ring.svg', 730, 102, 335, 335) +
      picture('images/coin-engraved.svg', 752, 123, 291, 291) +
      picture('images/postmark.svg', 960, 74, 505, 166),
  },
  career: { room: 560, draw: () => fadeIn(240, 640, still(drawPresale(0.7), 240, -9)) },
};

/** On bone, as on its page. */
function drawLegal(policy: 'privacy' | 'terms'): string {
  const ground = `<rect width="528" height="630" fill="${palette.bone50}"/>`;
  const layers = legalPlate.layers.map((layer) =>
    picture(`images/legal-${policy}-${layer}.svg`, -84, -90, 787, 844),
  );
  return cutOff(ground + layers.join(''), 672, 0, 528, 630);
}

/** The allocation's reel, with lines that start behind the words. */
async function drawReel(): Promise<string> {
  const inks = { ...palette, slate: palette.inkText3, bronze: palette.electrum };
  const table = allocationTable();
  const colors = table.map(({ color }) => inks[color]);
  const lines = allocationReel(reelRows(table, -260, 20), colors, linePath);
  const besley = await loadTypeface('besley', 400);
  const total = besley(figures.token.totalSupply.text, { size: 96, tracking: -0.035 });
  return [
    fadeIn(600, 800, `<g transform="translate(890 315) scale(0.88)">${lines}</g>`),
    `<path fill="${palette.inkText1}" transform="translate(890 315)" d="${outlinePath(total, -total.width / 2 - 2, 32)}"/>`,
  ].join('');
}

/** The ballot's twelve seats, most of them for it. */
function drawSeats(): string {
  const inks = { yes: palette.electrum, no: palette.inkText3, open: palette.verdigris };
  const half = ['yes', 'yes', 'no', 'yes', 'yes', 'open'] as const;
  const seats = [...half, ...half].map((vote, index) => {
    const mask = readFileSync(`public/images/seat-${vote}.svg`, 'utf8');
    // Elements without a colour are black.
    const inked = mask.replaceAll('#000', inks[vote]).replace('<svg', `<svg fill="${inks[vote]}"`);
    const seat = image('image/svg+xml', Buffer.from(inked), -130, -362, 260, 492);
    return `<g transform="rotate(${30 * index})">${seat}</g>`;
  });
  return `<g transform="translate(900 315) scale(0.82)">${seats.join('')}</g>`;
}

type Place = [x: number, y: number, width: number, height: number];

function picture(path: string, ...place: Place): string {
  const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/webp';
  return image(type, readFileSync(`public/${path}`), ...place);
}

function image(type: string, file: Buffer, ...[x, y, width, height]: Place): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<image ${place} href="data:${type};base64,${file.toString('base64')}"/>`;
}

/** An unscaled plate: scaled lines would cause moiré. */
function plate(name: PlateName, width: number, x: number, y: number): string {
  const height = Math.round(width / plateShape.ratio);
  return picture(platePath(name, width), x, y, width, height);
}

/** A moment of a video, without the losses of its poster. */
function still({ width, height, pixels }: Frame, x: number, y: number): string {
  const frame = Object.assign(new PNG({ width, height }), { data: Buffer.from(pixels) });
  const png = PNG.sync.write(frame, { inputColorType: 2, inputHasAlpha: false });
  return image('image/png', png, x, y, width, height);
}

/** Clips a drawing to a part of the card. */
function cutOff(drawing: string, ...[x, y, width, height]: Place): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${drawing}</svg>`;
}

/** Fades a drawing in, to the right of the words. */
function fadeIn(from: number, to: number, drawing: string): string {
  return [
    linearGradient('fade', ['#000', '#fff'], { x1: from, x2: to }),
    '<mask id="part" maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="630"><path fill="url(#fade)" d="M0 0H1200V630H0z"/></mask>',
    `<g mask="url(#part)">${drawing}</g>`,
  ].join('');
}
