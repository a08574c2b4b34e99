import { bandPath, type Rosette } from '../drawing/engraving';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke } from '../drawing/svg-document';
import { formatNumber, repeat } from '../drawing/svg-path';
import { markTone, ruledDisc } from '../drawing/swelled-line';

/** A4 in quarters of a millimetre. */
export const bondSheet = { width: 840, height: 1188 };

/** Distance of the band's centre from every edge. */
const edge = 60;
const across = bondSheet.width - 2 * edge;
const down = bondSheet.height - 2 * edge;
const bandHeight = 37.5;
const corner: Rosette = { R: 30, r0: 0.66, a: 0.17, b: 0.05, n: 10, m: 20, K: 9 };

const outer: Rosette = { R: 224, r0: 0.88, a: 0.09, b: 0.045, n: 18, m: 36, K: 14 };
const inner: Rosette = { R: 224, r0: 0.66, a: 0.1, b: 0.035, n: 12, m: 24, K: 12 };
const disc = { radius: 111, lines: 31, pitch: 6.9, min: 0.06, max: 0.45 };

/** Frame and seal of the whitepaper's cover, drawn like a bearer bond. */
export function bond(): string {
  const letter = markTone(0.677 * disc.radius, 0.632 * disc.radius, 0.04);
  return [
    `<g ${stroke(palette.verdigrisDark, 0.7)}>${guillocheFrame()}</g>`,
    '<g transform="translate(420 716)">',
    `<g ${stroke(palette.verdigrisDark, 0.79)}>${rosetteMarkup('seal-outer', outer)}</g>`,
    `<g ${stroke(palette.vermilionDark, 0.64)} stroke-opacity=".8">${rosetteMarkup('seal-inner', inner)}</g>`,
    `<path fill="${palette.boneText1}" d="${ruledDisc(disc, letter)}"/></g>`,
  ].join('');
}

/** Guilloche band with rosettes at its corners, between ruled lines. */
function guillocheFrame(): string {
  const corners = [0, 1, 2, 3].map((index) => {
    const [x, y] = [edge + (index % 2) * across, edge + Math.floor(index / 2) * down];
    return `<use href="#corner" x="${x}" y="${y}"/>`;
  });
  const reach = bandHeight / 2;
  return [
    `<defs><g id="corner"><circle r="31" fill="${palette.bone50}" stroke="none"/>${rosetteMarkup('corner-sector', corner)}</g></defs>`,
    `<g id="band-h" transform="translate(${edge} ${edge - reach})">${band('h', across, 16)}</g>`,
    `<use href="#band-h" y="${down}"/>`,
    `<g id="band-v" transform="translate(${edge + reach} ${edge}) rotate(90)">${band('v', down, 23)}</g>`,
    `<use href="#band-v" x="${across}"/>`,
    `<path stroke-width="1" d="${ruledLines(reach)}"/>`,
    ...corners,
  ].join('');
}

/** Outer rules stop at the corner rosettes; the inner two do not. */
function ruledLines(by: number): string {
  const [right, bottom] = [edge + across, edge + down];
  return [
    `M${edge} ${edge - by}H${right}M${edge} ${bottom + by}H${right}`,
    `M${edge - by} ${edge}V${bottom}M${right + by} ${edge}V${bottom}`,
    ...[edge + 32, edge + 36].map(
      (at) => `M${at} ${at}h${across - 2 * (at - edge)}v${down - 2 * (at - edge)}H${at}z`,
    ),
  ].join('');
}

/** The band as a row of seamless periods, whose ends are hidden by the corner rosettes. */
function band(id: string, length: number, count: number): string {
  const one = length / count;
  const swell = bandPath({ length: one, height: bandHeight, K: 15, waves: 1, waist: 0.3 });
  const at = (index: number) => formatNumber((index + 1) * one, 2);
  const copies = repeat(count - 1, (index) => `<use href="#swell-${id}" x="${at(index)}"/>`);
  return `<path id="swell-${id}" d="${swell}"/>${copies}`;
}
