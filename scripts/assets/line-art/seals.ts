import { roadmap } from '#shared/content/home.ts';
import { phaseSeal } from '#shared/schedule/phase-seal.ts';
import { type Rosette, T } from '../drawing/engraving';
import { loadTypeface, outlinePath, type TextOutliner } from '../drawing/glyph-outline';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg, writeImage } from '../drawing/svg-document';
import { formatNumber, linePath } from '../drawing/svg-path';

const outer: Rosette = { R: 84, r0: 0.8, a: 0.13, b: 0.05, n: 12, m: 24, K: 12 };
const inner: Rosette = { R: 84, r0: 0.46, a: 0.13, b: 0.03, n: 8, m: 16, K: 8 };
const ruledRadii = [52, 55.75, 59.5, 63.25, 67, 70.75, 74.5, 78.25, 82];

/** Seals of the roadmap, where interlaced is done and ruled is still to come, and of the check of a link. */
export async function drawSeals(): Promise<void> {
  const besley = await loadTypeface('besley', 400);
  await writeImage('seal-completed', seal(completed()));
  // Each phase has both, so that a status can change without a drawing.
  for (const { number } of roadmap.phases) {
    const draw = (ring: string, color: string) =>
      seal(ring + numeral(besley, String(number), color));
    const underWay = draw(inProgress(0.55), palette.boneText1);
    await writeImage(phaseSeal({ number, status: 'In Progress' }), underWay);
    const upcoming = draw(ruledRing(0, 1), palette.boneText3);
    await writeImage(phaseSeal({ number, status: 'Upcoming' }), upcoming);
  }
  await writeImage('seal-empty', seal(ruledRing(0, 1)));
  await writeImage('seal-misprint', seal(misprint()));
}

function seal(body: string): string {
  return svg(168, 168, body, { x: -84, y: -84 });
}

function completed(): string {
  const tick = linePath([
    [-17, 1],
    [-5.5, 13.5],
    [18, -14],
  ]);
  return [
    `<g ${stroke(palette.verdigrisDark, 0.9)}>${rosetteMarkup('o', outer)}</g>`,
    `<g ${stroke(palette.vermilionDark, 0.8)}>${rosetteMarkup('i', inner)}</g>`,
    `<path fill="none" stroke="${palette.boneText1}" stroke-width="4.5" d="${tick}"/>`,
  ].join('');
}

/** A forgery: two plates that do not fit each other, and a sign that says "not the same". */
function misprint(): string {
  const coarse: Rosette = { ...outer, R: 80, n: 11, m: 22, K: 9 };
  const sign = [
    [-17, -7, 17, -7],
    [-17, 7, 17, 7],
    [-10, 18, 10, -18],
  ].map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
    linePath([
      [x0, y0],
      [x1, y1],
    ]),
  );
  return [
    `<g transform="translate(-3 -2)" ${stroke(palette.verdigrisDark, 0.9)}>${rosetteMarkup('o', outer)}</g>`,
    `<g transform="translate(5 4)" ${stroke(palette.vermilionDark, 0.9)}>${rosetteMarkup('i', coarse)}</g>`,
    `<path fill="none" stroke="${palette.boneText1}" stroke-width="4.5" d="${sign.join('')}"/>`,
  ].join('');
}

/** The rosette engraved for a share of the ring, clockwise from the top; ruled circles for the rest. */
function inProgress(share: number): string {
  const angle = T * share;
  const edge = `${formatNumber(100 * Math.sin(angle), 2)} ${formatNumber(-100 * Math.cos(angle), 2)}`;
  const wedge = `M0 0V-100A100 100 0 ${share > 0.5 ? 1 : 0} 1 ${edge}z`;
  const rosette = rosetteMarkup('o', outer, Math.ceil(share * 12));
  return [
    `<clipPath id="c"><path d="${wedge}"/></clipPath>`,
    ruledRing(share, 1),
    `<g clip-path="url(#c)" ${stroke(palette.verdigrisDark, 0.9)}>${rosette}</g>`,
    `<path ${stroke(palette.verdigrisDark, 0.9)} d="${edgeLine(0)}${edgeLine(angle)}"/>`,
  ].join('');
}

function edgeLine(angle: number): string {
  const from = [52 * Math.sin(angle), -52 * Math.cos(angle)] as const;
  const to = [82 * Math.sin(angle), -82 * Math.cos(angle)] as const;
  return linePath([from, to]);
}

function ruledRing(from: number, to: number): string {
  const rings = ruledRadii.map((radius) => {
    if (to - from === 1) return `<circle r="${radius}"/>`;
    const [x0, y0] = [radius * Math.sin(T * from), -radius * Math.cos(T * from)];
    const [x1, y1] = [radius * Math.sin(T * to), -radius * Math.cos(T * to)];
    const arc = [x0, y0].map((value) => formatNumber(value, 2)).join(' ');
    const end = [x1, y1].map((value) => formatNumber(value, 2)).join(' ');
    return `<path d="M${arc}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${end}"/>`;
  });
  return `<g ${stroke(palette.boneRule2, 0.9)}>${rings.join('')}</g>`;
}

function numeral(besley: TextOutliner, text: string, color: string): string {
  const outline = besley(text, { size: 50 });
  return `<path fill="${color}" d="${outlinePath(outline, -outline.width / 2, 17.5)}"/>`;
}
