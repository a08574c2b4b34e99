import { site } from '../../shared/site';
import { bandPath, type Rosette } from './engraving';
import { loadTypeface, outlinePath, type TextOutliner } from './glyph-outline';
import { palette } from './palette';
import { rosetteMarkup, stroke, svg, writeImage } from './svg-document';
import { markTone, ruledDisc } from './swelled-line';

/** A4 in units of which one is a px of the picture at 600 wide. */
const sheet = { width: 600, height: 848 };
/** Middle lines of the guilloche frame: 14 and 20 whole swells long, so that the band meets itself. */
const frame = { left: 43, top: 46, right: 557, bottom: 802 };
const swell = { across: 33, down: 33.9 };

export const corner: Rosette = { R: 21, r0: 0.66, a: 0.17, b: 0.05, n: 10, m: 20, K: 9 };
export const medallion = {
  outer: { R: 176, r0: 0.88, a: 0.09, b: 0.045, n: 18, m: 36, K: 14 },
  inner: { R: 176, r0: 0.66, a: 0.1, b: 0.035, n: 12, m: 24, K: 12 },
} satisfies Record<string, Rosette>;

/** The whitepaper's cover as a picture: a bearer bond. */
export async function drawCover(): Promise<void> {
  const body = [
    `<rect width="${sheet.width}" height="${sheet.height}" fill="${palette.bone50}"/>`,
    guillocheFrame(),
    innerFrame(),
    await words(),
    seal(300, 522),
  ].join('');
  await writeImage('cover-whitepaper', svg(sheet.width, sheet.height, body));
}

function guillocheFrame(): string {
  const { left, top, right, bottom } = frame;
  const across = border('h', right - left, swell.across);
  const down = border('v', bottom - top, swell.down);
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x, y], index) =>
    index === 0
      ? `<g id="k" transform="translate(${x} ${y})"><circle r="22" fill="${palette.bone50}" stroke="none"/>${rosetteMarkup('kr', corner)}</g>`
      : `<use href="#k" x="${(x ?? 0) - left}" y="${(y ?? 0) - top}"/>`,
  );
  return [
    `<g ${stroke(palette.verdigrisDark, 0.6)}>`,
    `<g id="h" transform="translate(${left} ${top - 13.5})">${across}</g>`,
    `<use href="#h" y="${bottom - top}"/>`,
    `<g id="v" transform="rotate(90 0 0) translate(${top} ${-left - 13.5})">${down}</g>`,
    `<use href="#v" x="${right - left}"/>`,
    `<path stroke-width=".8" d="M${left} 26.5H${right}M${left} 821.5H${right}M23.5 ${top}V${bottom}M576.5 ${top}V${bottom}"/>`,
    ...corners,
    '</g>',
  ].join('');
}

/** One swell of the band, set side by side; the ends lie under the corner rosettes. */
function border(id: string, length: number, wanted: number): string {
  const count = Math.round(length / wanted);
  const one = length / count;
  const path = bandPath({
    length: one,
    height: 27,
    wavelength: one,
    swell: one,
    waist: 0.3,
    K: 11,
  });
  const copies = Array.from(
    { length: count - 1 },
    (_, index) => `<use href="#${id}1" x="${((index + 1) * one).toFixed(2)}"/>`,
  );
  return `<path id="${id}1" d="${path}"/>${copies.join('')}`;
}

function innerFrame(): string {
  const outer = 'M62.5 65.5H537.5V782.5H62.5z';
  const inner = 'M65.5 68.5H534.5V779.5H65.5z';
  return `<path fill="none" stroke="${palette.verdigrisDark}" stroke-width=".9" d="${outer}${inner}"/>`;
}

async function words(): Promise<string> {
  const besley = await loadTypeface('besley', 400);
  const besleyMedium = await loadTypeface('besley', 500);
  const sans = await loadTypeface('instrument-sans', 500);
  const left = 88;
  const right = sheet.width - left;
  const title = wrap(besley, site.summary.replace(/\.$/, ''), 46, right - left);
  const line = (color: string, path: string) => `<path fill="${color}" d="${path}"/>`;
  const version = besleyMedium(site.whitepaper.version, { size: 15 });
  const chain = sans(site.chain, { size: 11.5 });
  return [
    line(palette.boneText1, outlinePath(besleyMedium(site.product, { size: 15 }), left, 101, 2)),
    line(palette.vermilionDark, outlinePath(version, right - version.width, 101, 2)),
    ...title.map((text, index) =>
      line(
        palette.boneText1,
        outlinePath(besley(text, { size: 46, tracking: -0.02 }), left - 2, 166 + index * 47),
      ),
    ),
    line(
      palette.boneText2,
      outlinePath(besley('Whitepaper', { size: 18 }), left, 166 + title.length * 47, 2),
    ),
    `<path stroke="${palette.boneText1}" stroke-width="1" d="M${left} 735.5H${right}M${left} 738.5H${right}"/>`,
    line(palette.boneText2, outlinePath(sans(site.tagline.promise, { size: 11.5 }), left, 759, 2)),
    line(palette.boneText2, outlinePath(chain, right - chain.width, 759, 2)),
  ].join('');
}

function wrap(besley: TextOutliner, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = besley(longer, { size, tracking: -0.02 }).width <= width;
    if (last !== undefined && fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function seal(cx: number, cy: number): string {
  const tone = markTone({ cx: 0, cy: 0, halfWidth: 59, halfHeight: 55 });
  const disc = { cx: 0, cy: 0, radius: 87, lines: 23, pitch: 7.3, min: 0.06, max: 0.45 };
  return [
    `<g transform="translate(${cx} ${cy})">`,
    `<g ${stroke(palette.verdigrisDark, 0.75)}>${rosetteMarkup('mo', medallion.outer)}</g>`,
    `<g ${stroke(palette.vermilionDark, 0.6)} stroke-opacity=".75">${rosetteMarkup('mi', medallion.inner)}</g>`,
    `<path fill="${palette.boneText1}" d="${ruledDisc(disc, tone)}"/></g>`,
  ].join('');
}
