import { T } from '#shared/drawing/interpolate.ts';
import { site } from '#shared/site.ts';
import type { Rosette } from '../drawing/engraving';
import { fitted, loadTypeface, outlinePath } from '../drawing/glyph-outline';
import { palette } from '../drawing/palette';
import { perforated } from '../drawing/perforated';
import { rosetteMarkup, stroke } from '../drawing/svg-document';
import { smoothPath } from '../drawing/svg-path';
import { markTone, ruledDisc } from '../drawing/swelled-line';

const stamp = { x: 690, y: 62, width: 418, height: 506 };
const hole = 22;

const outer: Rosette = { R: 164, r0: 0.88, a: 0.09, b: 0.045, n: 18, m: 36, K: 12 };
const inner: Rosette = { R: 164, r0: 0.66, a: 0.1, b: 0.035, n: 12, m: 24, K: 10 };

/** A stamp with the mark, cancelled by waves that run on over the card. */
export async function contactFigure(): Promise<string> {
  const besley = await loadTypeface('besley', 500);
  const { x, y, width, height } = stamp;
  const name = fitted(besley, site.product, 36, width - 110);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const sealY = -28;
  const mark = ruledDisc(
    { cx: 0, cy: 0, radius: 81, lines: 23, pitch: 7, min: 0.06, max: 0.45 },
    markTone({ cx: 0, cy: 0, halfWidth: 55, halfHeight: 51 }),
  );
  return [
    `<path fill="${palette.bone50}" d="${perforated({ ...stamp, hole })}"/>`,
    `<g transform="translate(${cx} ${cy})">`,
    `<g ${stroke(palette.verdigrisDark, 0.9)}>`,
    `<rect x="${-width / 2 + 30}" y="${-height / 2 + 30}" width="${width - 60}" height="${height - 60}" stroke-width="1.5"/>`,
    `<rect x="${-width / 2 + 36}" y="${-height / 2 + 36}" width="${width - 72}" height="${height - 72}" stroke-width="1.5"/>`,
    `<g transform="translate(0 ${sealY})">${rosetteMarkup('so', outer)}</g></g>`,
    `<g transform="translate(0 ${sealY})"><g ${stroke(palette.vermilionDark, 0.8)}>${rosetteMarkup('si', inner)}</g>`,
    `<path fill="${palette.boneText1}" d="${mark}"/></g>`,
    `<path fill="${palette.verdigrisDark}" d="${outlinePath(name, -name.width / 2, height / 2 - 58)}"/></g>`,
    postmark(),
  ].join('');
}

function postmark(): string {
  const waves = Array.from({ length: 6 }, (_, index) =>
    smoothPath(
      (x) => [x, 112 + index * 24 + 12 * Math.sin((T * x) / 132)],
      964 - 10 * (index % 2),
      1204,
      20,
    ),
  );
  return `<path ${stroke(palette.vermilion, 3)} d="${waves.join('')}"/>`;
}
