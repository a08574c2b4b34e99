import { cards } from '#shared/content/cards.ts';
import { linePath } from '#shared/drawing/braid.ts';
import { TURN } from '#shared/drawing/interpolate.ts';
import { outerRing } from '#shared/drawing/seal.ts';
import { site } from '#shared/site.ts';
import { loadTypeface, outlinePath, sizeWithin } from '../drawing/glyph-outline';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg } from '../drawing/svg-document';
import { formatNumber, repeat } from '../drawing/svg-path';
import { legend } from './coin';

const width = 268;
const height = 326;

/** The stamp of the contact page, a ring round its coin, and its postmark. */
export const drawings = { stamp, 'stamp-ring': ring, postmark };

async function stamp(): Promise<string> {
  const besley = await loadTypeface('besley', 500);
  const name = besley(site.product, { size: sizeWithin(besley, site.product, 25, width - 70) });
  const frame = (inset: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"/>`;
  return svg({ width, height }, [
    `<g ${stroke(palette.boneRule2, 1)}><path fill="${palette.bone0}" d="${perforated()}"/></g>`,
    `<g ${stroke(palette.verdigrisDark, 1.3)}>${frame(17.5)}${frame(21.5)}</g>`,
    `<path fill="${palette.verdigrisDark}" d="${outlinePath(name, (width - name.width) / 2, height - 40)}"/>`,
  ]);
}

/** A file of its own, because it turns. */
function ring(): string {
  const lines = rosetteMarkup('ring', { R: 108, ...outerRing });
  return svg(
    { width: 216, height: 216, x: -108, y: -108 },
    `<g ${stroke(palette.vermilionDark, 0.9)}>${lines}</g>`,
  );
}

/** Two rings around the day, words between them, and waves from there over the seal of the stamp. */
async function postmark(): Promise<string> {
  const waves = repeat(6, (index) => {
    const y = 20.5 + index * 19;
    const start = 68 + Math.sqrt(66 ** 2 - (y - 68) ** 2);
    return linePath((x) => y + 10 * Math.sin((TURN * (x - start)) / 92), start, start + 4 * 92, 15);
  });
  const words = await legend([site.product, cards.contact.line], 54.5, 16);
  return svg(
    { width: 504, height: 136 },
    `<g ${stroke(palette.vermilionDark, 2)}><circle cx="68" cy="68" r="66"/><circle cx="68" cy="68" r="43" stroke-width="1.2"/><path d="${waves}"/></g>` +
      `<g fill="${palette.vermilionDark}" transform="translate(68 68)">${words}</g>`,
  );
}

/** The outline of the stamp's paper, with half a hole at each step. */
function perforated(): string {
  const hole = 14;
  const [across, down] = [Math.round(width / hole), Math.round(height / hole)];
  const radius = formatNumber(hole * 0.28, 2);
  const side = (dx: number, dy: number, count: number) => {
    const [edge, gap] = [0.22, 0.56].map((share) =>
      [dx, dy].map((step) => formatNumber((step * share) / count, 2)).join(' '),
    );
    return `l${edge}a${radius} ${radius} 0 0 0 ${gap}l${edge}`.repeat(count);
  };
  const [right, foot] = [width - 1, height - 1];
  const outward = side(right, 0, across) + side(0, foot, down);
  return `M.5 .5${outward}${side(-right, 0, across)}${side(0, -foot, down)}z`;
}
