import { distanceFrom } from '#shared/drawing/distance-from.ts';
import { corners, mix, TURN } from '#shared/drawing/interpolate.ts';
import { legalPlate } from '#shared/drawing/legal-plate.ts';
import { loadTypeface, outlinePath } from '../drawing/glyph-outline';
import { polygonsOf } from '../drawing/letter-outlines';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg } from '../drawing/svg-document';
import { formatNumber, type Point, repeat, smoothPath } from '../drawing/svg-path';

/** A sign for each policy, lines round it, and a rosette round its point. */
export const drawings = {
  'legal-privacy-lines': () => lines([310, 280], rings(keyholeOutlines, [0, 0])),
  'legal-privacy-sign': () => layer([310, 280], ruledSign(keyholePath, 92.5, 13)),
  'legal-privacy-point': () => layer([310, 280], point(9)),
  'legal-privacy-eye': () => layer([310, 280], eye(56)),
  'legal-terms-lines': async () => lines([314, 420], rings((await section()).outlines, [-4, -32])),
  'legal-terms-sign': async () => layer([314, 420], ruledSign((await section()).path, -191.5, 30)),
  'legal-terms-point': () =>
    layer([310, 388], `<circle r="54" fill="${palette.ink950}"/>${point(8)}`),
  'legal-terms-eye': () => layer([310, 388], eye(46)),
};

/** A layer of a plate, with its origin at a point. */
function layer([x, y]: Point, body: string, look = ''): string {
  const { width, height } = legalPlate;
  return svg({ width, height }, `<g transform="translate(${x} ${y})"${look}>${body}</g>`);
}

function lines(origin: Point, body: string): string {
  return layer(origin, body, ` fill="none" stroke="${palette.plateInk}"`);
}

/** The sign of the terms. */
async function section() {
  const sign = (await loadTypeface('besley', 600))('§', { size: 400 });
  const place = [-sign.width / 2, 118] as const;
  return { outlines: polygonsOf(sign, ...place), path: outlinePath(sign, ...place) };
}

/** Samples per turn. */
const count = 720;

/** Rings around the sign. Outer rings are smoother, and none enters a gap between its parts. */
function rings(outlines: readonly Point[][], [x, y]: readonly [number, number]) {
  const distance = distanceFrom(outlines);
  const on = (place: number, radius: number): Point => {
    const angle = (place * TURN) / count;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  };
  return repeat(18, (index) => {
    const away = 9 + index * 11.4;
    // Marches inwards until the sign is near.
    const radii = Array.from({ length: count }, (_, place) => {
      let radius = 900;
      for (let step = 0; step < 60; step += 1) radius += distance(...on(place, radius)) + away;
      return radius;
    });
    const wide = softened(radii, 6 + 1.8 * index);
    // Smoothed again, to remove knees at gaps.
    const soft = softened(
      radii.map((radius, place) => Math.max(radius, wide[place] ?? 0)),
      3 + 0.5 * index,
    );
    const line = (place: number) => {
      const before = Math.floor(place);
      const [from = 0, to = 0] = [before, before + 1].map((at) => soft.at(at % count));
      return on(place, mix(from, to, place - before));
    };
    const weight = mix(3.8, 0.7, (index / 17) ** 0.7);
    // Up both sides from the foot. Inner rings need more segments for sharp corners.
    const d = [count, -count]
      .map((turn) => smoothPath(line, count / 4, count / 4 + turn / 2, index < 3 ? 80 : 36))
      .join('');
    return `<path stroke-width="${formatNumber(weight)}" d="${d}"/>`;
  });
}

/** Smooths the radii of a turn; `reach` is in samples. */
function softened(radii: readonly number[], reach: number): number[] {
  return radii.map((_, place) => {
    let [sum, all] = [0, 0];
    for (let by = -count / 2; by < count / 2; by += 1) {
      const share = Math.exp(-((by / reach) ** 2));
      sum += share * (radii.at((place + by) % count) ?? 0);
      all += share;
    }
    return sum / all;
  });
}

const bow = 72;
/** Half widths and heights of the keyhole's lower part, from the bow's middle. */
const ward = { top: 38, foot: 71, from: 60, to: 248 };

const shape: Point[] = [
  [-ward.top, ward.from],
  [ward.top, ward.from],
  [ward.foot, ward.to],
  [-ward.foot, ward.to],
];
/** The keyhole, from the bow's middle. */
export const keyholeOutlines = [corners(bow, 72), shape];
/** A single outline: an inner edge would show at the rosette's clip. */
export const keyholePath = `M${-ward.top} 61A${bow} ${bow} 0 1 1 ${ward.top} 61L${ward.foot} ${ward.to}H${-ward.foot}z`;

/** A sign with ruled lines across it, clear of its edge; on whole pixels where a page is as wide as the drawing. */
function ruledSign(sign: string, first: number, count: number): string {
  const lines = repeat(count, (index) => `M-130 ${first + 12 * index}h260`);
  return [
    `<path fill="${palette.ink950}" d="${sign}"/>`,
    `<clipPath id="s"><path d="${sign}"/></clipPath><g clip-path="url(#s)">`,
    `<path ${stroke(palette.inkText3, 1)} d="${lines}"/>`,
    `<path fill="none" stroke="${palette.ink950}" stroke-width="11" d="${sign}"/></g>`,
  ].join('');
}

/** A rosette round a point, in the keyhole and on the seal. */
function eye(R: number): string {
  const curves = rosetteMarkup('r', { R, r0: 0.78, a: 0.2, b: 0.04, n: 24, m: 24, K: 3 });
  return `<g ${stroke(palette.electrum, 1)}>${curves}</g>`;
}

export function point(reach: number): string {
  const d = `M${-reach} ${-reach}h${2 * reach}v${2 * reach}h${-2 * reach}z`;
  return `<path fill="${palette.vermilion}" d="${d}"/>`;
}
