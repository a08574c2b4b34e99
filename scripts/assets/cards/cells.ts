import { cardSize } from '#shared/content/cards.ts';
import { iris, palette } from '../drawing/palette';
import { linearGradient, stroke } from '../drawing/svg-document';
import { linePath } from '../drawing/svg-path';
import { hexagon } from '../line-art/glyphs';

const radius = 104;
const across = radius * Math.sqrt(3);
const middle = { x: 972, y: 315 };

/** A lattice of two kinds of cell that runs off the card: ruled for records, ringed for applications. */
export function technologyFigure(): string {
  let rings = '';
  let rules = '';
  for (let q = -3; q <= 3; q += 1) {
    for (let r = -3; r <= 3; r += 1) {
      const x = middle.x + across * (q + r / 2);
      const y = middle.y + radius * 1.5 * r;
      const distance = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      if (x < 700 || x > cardSize.width + across || y < -radius || y > cardSize.height + radius)
        continue;
      if (distance <= 1) rings += ringedCell(x, y, distance === 0 ? 12 : 8);
      else rules += ruledCell(x, y);
    }
  }
  return [
    linearGradient('iris', iris, { x1: 720, x2: cardSize.width, y2: 200 }),
    `<path ${stroke(palette.inkRule2, 1.6)} d="${rules}"/>`,
    `<path ${stroke('url(#iris)', 2)} stroke-linejoin="miter" d="${rings}"/>`,
    `<rect x="${middle.x - 15}" y="${middle.y - 15}" width="30" height="30" fill="${palette.vermilion}"/>`,
  ].join('');
}

function ringedCell(x: number, y: number, count: number): string {
  const pitch = (radius - 26) / count;
  return Array.from({ length: count }, (_, index) =>
    linePath(hexagon(x, y, radius - 6 - index * pitch), true),
  ).join('');
}

function ruledCell(x: number, y: number): string {
  const side = radius - 6;
  const half = (side * Math.sqrt(3)) / 2;
  let lines = linePath(hexagon(x, y, side), true);
  for (let offset = -side + 12; offset <= side - 12; offset += 11) {
    const reach = Math.min(half, (side - Math.abs(offset)) * Math.sqrt(3)) - 5;
    if (reach > 10)
      lines += linePath([
        [x - reach, y + offset],
        [x + reach, y + offset],
      ]);
  }
  return lines;
}
