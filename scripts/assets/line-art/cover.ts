import { figures } from '#shared/figures/figures.ts';
import { site } from '#shared/site.ts';
import {
  fitted,
  loadTypeface,
  outlinePath,
  type TextOutline,
  type TextOutliner,
  wrap,
} from '../drawing/glyph-outline';
import { palette } from '../drawing/palette';
import { svg, writeImage } from '../drawing/svg-document';
import { formatNumber } from '../drawing/svg-path';
import { bond, bondSheet } from './bond';

/** A4, in px of a picture that is 600 px wide. */
const sheet = { width: 600, height: 848 };

/** The whitepaper's cover as a picture. */
export async function drawCover(): Promise<void> {
  const body = [
    `<rect width="${sheet.width}" height="${sheet.height}" fill="${palette.bone50}"/>`,
    await words(),
    `<g transform="scale(${formatNumber(sheet.width / bondSheet.width, 4)})">${bond()}</g>`,
  ].join('');
  await writeImage('cover-whitepaper', svg(sheet, body));
}

async function words(): Promise<string> {
  const besley = await loadTypeface('besley', 400);
  const besleyMedium = await loadTypeface('besley', 500);
  const sans = await loadTypeface('instrument-sans', 500);
  const left = 88;
  const right = sheet.width - left;
  const { size, lines: title } = setTitle(besley, site.summary.replace(/\.$/, ''), right - left);
  const { boneText1, boneText2, vermilionDark } = palette;
  const line = (color: string, text: TextOutline, x: number, y: number) =>
    `<path fill="${color}" d="${outlinePath(text, x, y)}"/>`;
  const version = besleyMedium(site.whitepaper.version, { size: 15 });
  const name = fitted(besleyMedium, site.product, 15, right - left - version.width - 20);
  const supply = sans(`Total supply ${figures.token.totalSupply.text}`, { size: 11.5 });
  const promise = fitted(sans, site.tagline.promise, 11.5, right - left - supply.width - 20);
  return [
    line(boneText1, name, left, 101),
    line(vermilionDark, version, right - version.width, 101),
    ...title.map((text, index) =>
      line(boneText1, besley(text, { size, tracking: -0.02 }), left - 2, 166 + index * (size + 1)),
    ),
    line(boneText2, besley('Whitepaper', { size: 18 }), left, 166 + title.length * (size + 1)),
    `<path stroke="${boneText1}" stroke-width="1" d="M${left} 735.5H${right}M${left} 738.5H${right}"/>`,
    line(boneText2, promise, left, 759),
    line(boneText2, supply, right - supply.width, 759),
  ].join('');
}

/** Three lines at most, so that the seal below stays clear. */
function setTitle(besley: TextOutliner, text: string, width: number) {
  for (let size = 46; ; size -= 2) {
    const fits = (line: string) => besley(line, { size, tracking: -0.02 }).width <= width;
    const lines = wrap(text, fits);
    if (lines.length <= 3 || size <= 20) return { size, lines };
  }
}
