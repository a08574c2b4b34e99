import { site } from '#shared/site.ts';
import { whitepaperDocument as paper } from '#shared/whitepaper/whitepaper.ts';
import { loadTypeface, sizeWithin, type TextOutliner, wrap } from '../drawing/glyph-outline';
import { palette } from '../drawing/palette';
import { svg } from '../drawing/svg-document';
import { formatNumber } from '../drawing/svg-path';
import { bond, bondSheet } from './bond';

/** A4 in units of a 600th of its width. */
const sheet = { width: 600, height: 848 };
const left = 88;
const right = sheet.width - left;

/** The cover of the whitepaper. */
export async function cover(): Promise<string> {
  const besley = await loadTypeface('besley', 400);
  const medium = await loadTypeface('besley', 500);
  const sans = await loadTypeface('instrument-sans', 500);
  const { bone50, boneText1, boneText2, vermilionDark } = palette;
  const room = right - left - 20;
  const nameRoom = room - medium(paper.version, { size: 15 }).width;
  const promiseRoom = room - sans(paper.supply, { size: 11.5 }).width;
  const { size, lines } = setTitle(besley);
  const serif = (color: string, weight = 400) =>
    `font-family="besley" font-weight="${weight}" fill="${color}"`;
  const nameSize = sizeWithin(medium, site.product, 15, nameRoom);
  const plain = `font-family="Instrument Sans" font-weight="500" fill="${boneText2}"`;
  return svg(sheet, [
    `<rect width="${sheet.width}" height="${sheet.height}" fill="${bone50}"/>`,
    word(site.product, left, 101, nameSize, serif(boneText1, 500)),
    word(paper.version, right, 101, 15, `${serif(vermilionDark, 500)} text-anchor="end"`),
    '<g role="heading" aria-level="1">',
    ...lines.map((line, index) =>
      word(line, left - 2, 166 + index * (size + 1), size, `${serif(boneText1)} ${tracked}`),
    ),
    '</g>',
    word(paper.kind, left, 166 + lines.length * (size + 1), 18, serif(boneText2)),
    `<path stroke="${boneText1}" stroke-width="1" d="M${left} 723.5H${right}M${left} 726.5H${right}"/>`,
    word(paper.promise, left, 747, sizeWithin(sans, paper.promise, 11.5, promiseRoom), plain),
    word(paper.supply, right, 747, 11.5, `${plain} text-anchor="end"`),
    word(paper.riskLine, left, 763, 11.5, plain),
    `<g transform="scale(${formatNumber(sheet.width / bondSheet.width, 4)})">${bond()}</g>`,
  ]);
}

function word(text: string, x: number, y: number, size: number, look: string): string {
  return `<text x="${x}" y="${y}" font-size="${formatNumber(size, 2)}" ${look}>${text}</text>`;
}

const tracking = -0.02;
const tracked = `letter-spacing="${tracking}em"`;

/** Three lines at most, so that the seal below stays clear. */
function setTitle(besley: TextOutliner) {
  for (let size = 46; ; size -= 2) {
    const fits = (line: string) => besley(line, { size, tracking }).width <= right - left;
    const lines = wrap(paper.headline, fits);
    if (lines.length <= 3 || size <= 20) return { size, lines };
  }
}
