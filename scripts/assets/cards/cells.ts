import { cardSize } from '#shared/content/cards.ts';
import { ringedCell, ruledCell } from '../drawing/cell';
import { iris, palette } from '../drawing/palette';
import { linearGradient, stroke } from '../drawing/svg-document';

const radius = 104;
const across = radius * Math.sqrt(3);
const side = radius - 6;
const rule = { pitch: 11, from: 12, gap: 5, least: 10 };
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
      if (distance <= 1) rings += ringedCell(x, y, side, distance === 0 ? 12 : 8, 20);
      else rules += ruledCell(x, y, side, rule);
    }
  }
  return [
    linearGradient('iris', iris, { x1: 720, x2: cardSize.width, y2: 200 }),
    `<path ${stroke(palette.inkRule2, 1.6)} d="${rules}"/>`,
    `<path ${stroke('url(#iris)', 2)} stroke-linejoin="miter" d="${rings}"/>`,
    `<rect x="${middle.x - 15}" y="${middle.y - 15}" width="30" height="30" fill="${palette.vermilion}"/>`,
  ].join('');
}
