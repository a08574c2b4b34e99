import { loadTypeface, outlinePath } from '../drawing/glyph-outline';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg, writeImage } from '../drawing/svg-document';
import { formatNumber, linePath, path, repeat } from '../drawing/svg-path';

/** Wide enough for all lines; a page 1440 px wide ends at 620. */
const size = { width: 700, height: 560 };
/** Of the keyhole's bow, and of the paragraph sign. */
const middle = { x: 310, y: 200 };

/** Lines round a sign, in px: the nearer to it, the heavier. */
const contour = { count: 20, gap: 9, pitch: 11.4, nearest: 4, farthest: 0.7 };

/** Where lines inside the section sign would be too short: only this many rings are drawn there. */
const hollows = [
  { x: -7, y: -133, radius: 12, rings: 2 },
  { x: -3, y: -30, radius: 34, rings: 1 },
  { x: -8, y: 67, radius: 14, rings: 2 },
];

/** A sign for each policy, with lines round it. */
export async function drawLegal(): Promise<void> {
  await writeImage('legal-privacy', plate(keyhole(), [0, 0], stairs() + eye(56)));
  const besley = await loadTypeface('besley', 600);
  const sign = besley('§', { size: 400 });
  const baseline = 118;
  await writeImage(
    'legal-terms',
    plate(
      outlinePath(sign, -sign.width / 2, baseline),
      [23, 70],
      `<g transform="translate(-1 -33)">${point}</g>`,
      hollows,
    ),
  );
}

function plate(
  sign: string,
  [dx, dy]: readonly [number, number],
  inside: string,
  empty: typeof hollows = [],
): string {
  const place = `translate(${middle.x + dx} ${middle.y + dy})`;
  const body = `<g transform="${place}"><g stroke-linejoin="round">${contours(empty)}</g><use href="#s" fill="${palette.ink950}"/>${inside}</g>`;
  return svg(size, `<defs><path id="s" d="${sign}"/></defs>${body}`);
}

/** Each line is the edge of a wide stroke. They are drawn from the outside in, each over the ones before. */
function contours(empty: typeof hollows): string {
  const { count, gap, pitch, nearest, farthest } = contour;
  return repeat(count, (index) => {
    const step = count - 1 - index;
    const share = step / (count - 1);
    const weight = nearest + (farthest - nearest) * share ** 0.6;
    const distance = gap + step * pitch;
    const ring = (color: string, reach: number) =>
      `<use href="#s" stroke="${color}" stroke-width="${formatNumber(2 * reach)}"/>`;
    const holes = empty
      .filter(({ rings }) => rings === step + 1)
      .map(
        ({ x, y, radius }) =>
          `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.bone50}"/>`,
      );
    return (
      holes.join('') +
      ring(palette.plateInk, distance + weight / 2) +
      ring(palette.bone50, distance - weight / 2)
    );
  });
}

const bow = 72;
/** Half widths and heights of the ward, from the bow's middle. */
const ward = { top: 38, foot: 71, from: 60, to: 248 };

function keyhole(): string {
  const { top, foot, from, to } = ward;
  const shape = [
    [-top, from],
    [top, from],
    [foot, to],
    [-foot, to],
  ] as const;
  return `M${-bow} 0a${bow} ${bow} 0 1 1 ${2 * bow} 0a${bow} ${bow} 0 1 1 ${-2 * bow} 0z${linePath(shape, true)}`;
}

/** Ruled lines down the ward, as on steps that lead in. */
function stairs(): string {
  const { top, foot, from, to } = ward;
  const pitch = 11.5;
  const count = Math.floor((to - from) / pitch) - 2;
  const lines = repeat(count, (index) => {
    const y = to - (index + 1) * pitch;
    const half = top + ((foot - top) * (y - from)) / (to - from) - 5;
    return path`M${-half} ${y}h${2 * half}`;
  });
  return `<path ${stroke(palette.inkText3, 0.9)} d="${lines}"/>`;
}

/** A rosette round a point, in the keyhole. */
function eye(R: number): string {
  const ring = rosetteMarkup('r', { R, r0: 0.78, a: 0.2, b: 0.04, n: 24, m: 24, K: 6 });
  return `<g ${stroke(palette.electrum, 0.8)}>${ring}</g>${point}`;
}

const point = `<path fill="${palette.vermilion}" d="M-9-9h18v18h-18z"/>`;
