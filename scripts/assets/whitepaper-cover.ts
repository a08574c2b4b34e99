import { bandPath } from './engraving';
import { corner, medallion } from './line-art-cover';
import { palette } from './palette';
import { rosetteMarkup, stroke } from './svg-document';
import { formatNumber } from './svg-path';
import { markTone, ruledDisc } from './swelled-line';

/** A4 in units of which four are a millimetre. */
export const sheet = { width: 840, height: 1188 };
/** Middle line of the guilloche frame, from the sheet's edge. */
const inset = 60;
const bandHeight = 37.5;
/** Length of one swell, about; a whole number of them runs from corner to corner. */
const swellLength = 46;

/** Frame and seal of the cover: a bearer bond at the density of a printing plate. */
export function coverDrawing(): string {
  return `<svg viewBox="0 0 ${sheet.width} ${sheet.height}">${frame()}${seal(420, 716)}</svg>`;
}

function frame(): string {
  const across = sheet.width - 2 * inset;
  const down = sheet.height - 2 * inset;
  const reach = bandHeight / 2;
  const rails = [
    `M${inset} ${inset - reach}h${across}M${inset} ${inset + down + reach}h${across}`,
    `M${inset - reach} ${inset}v${down}M${inset + across + reach} ${inset}v${down}`,
  ];
  const corners = [0, 1, 2, 3].map((index) => {
    const x = inset + (index % 2) * across;
    const y = inset + Math.floor(index / 2) * down;
    return `<use href="#corner" x="${x}" y="${y}"/>`;
  });
  const double = [92, 96].map(
    (edge) => `M${edge} ${edge}H${sheet.width - edge}V${sheet.height - edge}H${edge}z`,
  );
  return [
    `<defs><g id="corner"><circle r="31" fill="${palette.bone50}" stroke="none"/><g transform="scale(1.42)" stroke-width=".5">${rosetteMarkup('corner-sector', corner)}</g></g></defs>`,
    `<g ${stroke(palette.verdigrisDark, 0.7)}>`,
    `<g id="band-h" transform="translate(${inset} ${inset - reach})">${band('h', across)}</g>`,
    `<use href="#band-h" y="${down}"/>`,
    `<g id="band-v" transform="translate(${inset + reach} ${inset}) rotate(90)">${band('v', down)}</g>`,
    `<use href="#band-v" x="${across}"/>`,
    `<path stroke-width="1" d="${rails.join('')}${double.join('')}"/>`,
    ...corners,
    '</g>',
  ].join('');
}

/** One swell of the band, set side by side; the ends lie under the corner rosettes. */
function band(id: string, length: number): string {
  const count = Math.round(length / swellLength);
  const one = length / count;
  const path = bandPath({
    length: one,
    height: bandHeight,
    wavelength: one,
    swell: one,
    waist: 0.3,
    K: 15,
  });
  const copies = Array.from(
    { length: count - 1 },
    (_, index) => `<use href="#swell-${id}" x="${formatNumber((index + 1) * one, 2)}"/>`,
  );
  return `<path id="swell-${id}" d="${path}"/>${copies.join('')}`;
}

function seal(cx: number, cy: number): string {
  const tone = markTone({ cx: 0, cy: 0, halfWidth: 75, halfHeight: 70 }, 0.04);
  const disc = { cx: 0, cy: 0, radius: 111, lines: 31, pitch: 6.9, min: 0.06, max: 0.45 };
  return [
    `<g transform="translate(${cx} ${cy})"><g transform="scale(1.272)">`,
    `<g ${stroke(palette.verdigrisDark, 0.62)}>${rosetteMarkup('seal-outer', medallion.outer)}</g>`,
    `<g ${stroke(palette.vermilionDark, 0.5)} stroke-opacity=".8">${rosetteMarkup('seal-inner', medallion.inner)}</g></g>`,
    `<path fill="${palette.boneText1}" d="${ruledDisc(disc, tone)}"/></g>`,
  ].join('');
}
