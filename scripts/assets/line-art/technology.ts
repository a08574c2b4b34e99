import { type Rosette, T } from '../drawing/engraving';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg, writeImage } from '../drawing/svg-document';
import { formatNumber, linePath, type Point } from '../drawing/svg-path';
import { ruledDisc } from '../drawing/swelled-line';
import { hexagon } from './glyphs';

/** The technology page's three large figures, 560 × 560: on bone, on ink, on bone. */
export async function drawTechnology(): Promise<void> {
  await writeImage('diagram-rwa', figure(asset()));
  await writeImage('diagram-cells', figure(cells()));
  await writeImage('diagram-consensus', svg(560, 380, consensus(), { x: -280, y: -190 }));
}

function figure(body: string): string {
  return svg(560, 560, body, { x: -280, y: -280 });
}

/** A building in swelled lines, ringed by two interlaced records; one reading is live. */
function asset(): string {
  const outer: Rosette = { R: 276, r0: 0.86, a: 0.1, b: 0.035, n: 18, m: 36, K: 14 };
  const inner: Rosette = { R: 276, r0: 0.64, a: 0.085, b: 0.03, n: 24, m: 12, K: 9 };
  const disc = { cx: 0, cy: 0, radius: 126, lines: 50, pitch: 5, min: 0.08, max: 0.45, step: 1 };
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const angle = (T * index) / 72;
    return linePath([polar(index % 6 === 0 ? 131 : 134, angle), polar(139, angle)]);
  });
  const live = polar(129, -T / 8);
  return [
    `<g ${stroke(palette.verdigrisDark, 0.9)}>${rosetteMarkup('o', outer)}</g>`,
    `<g ${stroke(palette.bronze, 0.8)}>${rosetteMarkup('i', inner)}</g>`,
    `<path fill="${palette.plateInk}" d="${ruledDisc(disc, tower)}"/>`,
    `<circle r="129" fill="none" stroke="${palette.plateInk}" stroke-width="1"/>`,
    `<path ${stroke(palette.plateInk, 1)} d="${ticks.join('')}"/>`,
    `<path ${stroke(palette.vermilionDark, 1.6)} d="${linePath([[30, -44], [live[0], -44], live])}"/>`,
    `<rect x="${formatNumber(live[0] - 8)}" y="${formatNumber(live[1] - 8)}" width="16" height="16" fill="${palette.vermilionDark}"/>`,
  ].join('');
}

/** Three blocks under a clear sky: lit fronts with pilasters and floors, a shaded side each. */
function tower(x: number, y: number): number {
  const ground = 72;
  if (y > ground) return Math.abs(x) < 108 ? 0.5 * Math.max(0, 1 - (y - ground) / 34) : 0;
  const block = blocks.find(({ left, right, top }) => x >= left && x < right && y >= top);
  if (!block) return 0.12 * Math.max(0, 1 - (y + 126) / 120);
  if (x >= block.edge) return 1;
  const isPilaster = (x - block.left) % 12 < 5;
  const isFloor = (y - block.top) % 20 < 5;
  return isPilaster || isFloor ? 0.3 : 0.82;
}

const blocks = [
  { left: -28, edge: 17, right: 34, top: -92 },
  { left: -76, edge: -40, right: -28, top: -22 },
  { left: 34, edge: 70, right: 80, top: -2 },
];

/** Two kinds of cell in one lattice: ruled for records, ringed for applications. */
function cells(): string {
  const radius = 62;
  const across = radius * Math.sqrt(3);
  let rings = '';
  let rules = '';
  for (let q = -2; q <= 2; q += 1) {
    for (let r = Math.max(-2, -q - 2); r <= Math.min(2, -q + 2); r += 1) {
      const [x, y] = [across * (q + r / 2), radius * 1.5 * r];
      const distance = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      if (distance === 2) rules += ruledCell(x, y, radius - 5);
      else rings += ringedCell(x, y, radius - 5, distance === 0 ? 10 : 7);
    }
  }
  return [
    `<path ${stroke(palette.electrum, 1)} stroke-opacity=".8" d="${rules}"/>`,
    `<path ${stroke(palette.verdigris, 1.2)} stroke-linejoin="miter" d="${rings}"/>`,
    `<rect x="-7" y="-7" width="14" height="14" fill="${palette.vermilion}"/>`,
  ].join('');
}

function ringedCell(x: number, y: number, radius: number, count: number): string {
  const pitch = (radius - 12) / count;
  return Array.from({ length: count }, (_, index) =>
    linePath(hexagon(x, y, radius - index * pitch), true),
  ).join('');
}

function ruledCell(x: number, y: number, radius: number): string {
  const half = (radius * Math.sqrt(3)) / 2;
  let lines = linePath(hexagon(x, y, radius), true);
  for (let offset = -radius + 8; offset <= radius - 8; offset += 7) {
    const reach = Math.min(half, (radius - Math.abs(offset)) * Math.sqrt(3)) - 4;
    if (reach > 8) {
      lines += linePath([
        [x - reach, y + offset],
        [x + reach, y + offset],
      ]);
    }
  }
  return lines;
}

/** Two layers that read the same block: final where both agree. */
function consensus(): string {
  const ring: Rosette = { R: 178, r0: 0.9, a: 0.07, b: 0.03, n: 24, m: 48, K: 8 };
  const radii = Array.from({ length: 22 }, (_, index) => 8 + index * 6);
  const rings = radii.map((radius) => `<circle r="${radius}"/>`).join('');
  const clip = (id: string, x: number) =>
    `<clipPath id="${id}"><circle cx="${x}" r="136"/></clipPath>`;
  return [
    `${clip('a', -92)}${clip('b', 92)}<defs><g id="d">${rings}</g><g id="r">${rosetteMarkup('s', ring)}</g></defs>`,
    '<g fill="none" stroke-linecap="round">',
    `<g stroke="${palette.verdigrisDark}" stroke-width="1.1"><use href="#d" x="-92"/><use href="#r" x="-92"/></g>`,
    `<g stroke="${palette.madderDark}" stroke-width="1.1"><use href="#d" x="92"/><use href="#r" x="92"/></g>`,
    '<g clip-path="url(#a)"><g clip-path="url(#b)" stroke-width="2.7">',
    `<use href="#d" x="-92" stroke="${palette.plateInk}"/><use href="#d" x="92" stroke="${palette.madderDark}"/></g></g></g>`,
    `<rect x="-11" y="-11" width="22" height="22" fill="${palette.vermilionDark}" stroke="${palette.bone50}" stroke-width="3"/>`,
  ].join('');
}

function polar(radius: number, angle: number): Point {
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}
