import { bandPath, type Rosette } from '../drawing/engraving';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke } from '../drawing/svg-document';
import { formatNumber } from '../drawing/svg-path';
import { markTone, ruledDisc } from '../drawing/swelled-line';

const corner: Rosette = { R: 21, r0: 0.66, a: 0.17, b: 0.05, n: 10, m: 20, K: 9 };
const medallion = {
  outer: { R: 176, r0: 0.88, a: 0.09, b: 0.045, n: 18, m: 36, K: 14 },
  inner: { R: 176, r0: 0.66, a: 0.1, b: 0.035, n: 12, m: 24, K: 12 },
} satisfies Record<string, Rosette>;

export interface BondFrame {
  /** Middle lines of the band. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  bandHeight: number;
  /** Curves of the band. */
  K: number;
  /** Whole swells along each side, so that the band has no seam. */
  swells: { across: number; down: number };
  lineWidth: number;
  /** Size of the corner rosettes; 1 is 21 px of radius. */
  cornerScale: number;
  /** Distances of the ruled lines from the middle of the band: one outside, two inside. */
  rules: { outer: number; inner: readonly [number, number]; width: number };
}

/** Guilloche band with rosettes at its corners, between ruled lines. */
export function guillocheFrame(frame: BondFrame): string {
  const { left, top, bandHeight, swells, lineWidth, cornerScale, rules } = frame;
  const across = frame.right - left;
  const down = frame.bottom - top;
  const reach = bandHeight / 2;
  const places = [0, 1, 2, 3].map((index) => {
    const x = left + (index % 2) * across;
    const y = top + Math.floor(index / 2) * down;
    return `<use href="#corner" x="${x}" y="${y}"/>`;
  });
  return [
    `<defs><g id="corner" transform="scale(${cornerScale})"><circle r="22" fill="${palette.bone50}" stroke="none"/>`,
    `<g stroke-width="${formatNumber(lineWidth / cornerScale, 2)}">${rosetteMarkup('corner-sector', corner)}</g></g></defs>`,
    `<g ${stroke(palette.verdigrisDark, lineWidth)}>`,
    `<g id="band-h" transform="translate(${left} ${top - reach})">${band('h', across, swells.across, frame)}</g>`,
    `<use href="#band-h" y="${down}"/>`,
    `<g id="band-v" transform="translate(${left + reach} ${top}) rotate(90)">${band('v', down, swells.down, frame)}</g>`,
    `<use href="#band-v" x="${across}"/>`,
    `<path stroke-width="${rules.width}" d="${ruledLines(frame)}"/>`,
    ...places,
    '</g>',
  ].join('');
}

/** The outer rule ends at the corners, where the rosettes are; the inner two are whole. */
function ruledLines({ left, top, right, bottom, rules }: BondFrame): string {
  const { outer, inner } = rules;
  return [
    `M${left} ${top - outer}H${right}M${left} ${bottom + outer}H${right}`,
    `M${left - outer} ${top}V${bottom}M${right + outer} ${top}V${bottom}`,
    ...inner.map((by) => `M${left + by} ${top + by}H${right - by}V${bottom - by}H${left + by}z`),
  ].join('');
}

/** One swell of the band, set side by side; the ends lie under the corner rosettes. */
function band(id: string, length: number, count: number, frame: BondFrame): string {
  const one = length / count;
  const path = bandPath({
    length: one,
    height: frame.bandHeight,
    wavelength: one,
    swell: one,
    waist: 0.3,
    K: frame.K,
  });
  const copies = Array.from(
    { length: count - 1 },
    (_, index) => `<use href="#swell-${id}" x="${formatNumber((index + 1) * one, 2)}"/>`,
  );
  return `<path id="swell-${id}" d="${path}"/>${copies.join('')}`;
}

export interface BondSeal {
  cx: number;
  cy: number;
  /** Size of the two rosettes; 1 is 176 px of radius. */
  scale: number;
  lineWidth: number;
  /** The ruled disc in the middle. */
  radius: number;
  lines: number;
  pitch: number;
  /** How wide the edges of the mark swell. */
  soft?: number;
}

/** Two rosettes round a ruled disc that swells into the mark. */
export function bondSeal({ cx, cy, scale, lineWidth, soft, ...disc }: BondSeal): string {
  const box = { cx: 0, cy: 0, halfWidth: 0.677 * disc.radius, halfHeight: 0.632 * disc.radius };
  const mark = ruledDisc({ cx: 0, cy: 0, min: 0.06, max: 0.45, ...disc }, markTone(box, soft));
  const innerWidth = Math.round(80 * lineWidth) / 100;
  return [
    `<g transform="translate(${cx} ${cy})"><g transform="scale(${scale})">`,
    `<g ${stroke(palette.verdigrisDark, lineWidth)}>${rosetteMarkup('seal-outer', medallion.outer)}</g>`,
    `<g ${stroke(palette.vermilionDark, innerWidth)} stroke-opacity=".8">${rosetteMarkup('seal-inner', medallion.inner)}</g></g>`,
    `<path fill="${palette.boneText1}" d="${mark}"/></g>`,
  ].join('');
}
