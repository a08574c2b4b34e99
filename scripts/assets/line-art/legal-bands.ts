import { distanceFrom } from '#shared/drawing/distance-from.ts';
import { clamp, corners, mix, polar, smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { legalBand } from '#shared/drawing/legal-plate.ts';
import { loadTypeface, outlinePath } from '../drawing/glyph-outline';
import { polygonsOf } from '../drawing/letter-outlines';
import { levelLines } from '../drawing/level-lines';
import { palette } from '../drawing/palette';
import { stroke, svg } from '../drawing/svg-document';
import { formatNumber, linePath, type Point, repeat, smoothPath } from '../drawing/svg-path';
import { keyholeOutlines, keyholePath, point } from './legal';

const { width, height } = legalBand;
const middle = height / 2;

/** Bands above sections of the policies: each is a picture of its section, in the lines of the page's sign. */
export const drawings = {
  'legal-security-and-retention': key,
  'legal-children': twoKeyholes,
  'legal-eligibility': () => signs('§', 182, 66),
  'legal-intellectual-property': () => signs('“”', 330, 196, 248),
  'legal-cookies': lace,
  'legal-token-terms': oneWay,
};

/** Where the picture's subject is, as a share of the width. */
const left = 0.38 * width;
const right = 0.62 * width;

/** A key, which lies in its lines: its cuts are what is kept. */
function key(): string {
  const at = ([x, y]: readonly [number, number]): Point => [left - 146 + x, middle + y];
  const round = Array.from({ length: 60 }, (_, step) => polar(66, mix(2, TURN + 1.14, step / 59)));
  const cuts = [0, 22, 6, 26, 12, 0, 20, 6].flatMap((depth, index): Point[] =>
    [10, 24].map((x) => [74 + index * 31 + x, depth - 27]),
  );
  const blade: Point[] = [[78, -27], ...cuts, [338, 6], [317, 27]];
  const hole = corners(23, 36)
    .reverse()
    .map(([x, y]): Point => [x - 20, y]);
  const outlines = [[...round, ...blade], hole].map((outline) => outline.map(at));
  return onBone([{ outlines, d: outlines.map((outline) => linePath(outline, true)).join('') }]);
}

/** A grown one and a small one, side by side on one foot. */
function twoKeyholes(): string {
  const keyholes = [
    { at: right - 62, scale: 0.46 },
    { at: right + 66, scale: 0.2 },
  ].map(({ at, scale }) => {
    const place = ([x, y]: Point): Point => [at + x * scale, middle + 74 + (y - 248) * scale];
    return {
      middle: place([0, 0]),
      outlines: keyholeOutlines.map((outline) => outline.map(place)),
      sign: `<path transform="translate(${place([0, 0]).map((value) => formatNumber(value))}) scale(${scale})" d="${keyholePath}"/>`,
    };
  });
  return svg({ width, height }, [
    rings(keyholes.flatMap(({ outlines }) => outlines)),
    `<g fill="${palette.ink950}">${keyholes.map(({ sign }) => sign).join('')}</g>`,
    placedPoint(keyholes[0]?.middle ?? [0, 0]),
  ]);
}

/** Characters in ink, `pitch` apart, round the picture's subject. */
async function signs(text: string, size: number, foot: number, pitch = 0): Promise<string> {
  const besley = await loadTypeface('besley', 600);
  const placed = [...text].map((character, index) => {
    const sign = besley(character, { size });
    const from = left + pitch * (index - (text.length - 1) / 2) - sign.width / 2;
    const place = [from, middle + foot] as const;
    return { outlines: polygonsOf(sign, ...place), d: outlinePath(sign, ...place) };
  });
  return onBone(placed);
}

/** Signs in ink, ruled, with lines around them. */
function onBone(drawn: readonly { outlines: Point[][]; d: string }[]): string {
  const d = drawn.map((sign) => sign.d).join('');
  const rules = repeat(Math.ceil(height / 9), (index) => `M0 ${9 * index + 4.5}h${width}`);
  return svg({ width, height }, [
    rings(drawn.flatMap(({ outlines }) => outlines)),
    `<path fill="${palette.ink950}" d="${d}"/>`,
    `<clipPath id="s"><path d="${d}"/></clipPath><g clip-path="url(#s)">`,
    `<path ${stroke(palette.inkText3, 1)} d="${rules}"/>`,
    `<path fill="none" stroke="${palette.ink950}" stroke-width="12" d="${d}"/></g>`,
  ]);
}

/** Lines around outlines, lighter and smoother with each. */
function rings(outlines: readonly Point[][]): string {
  const distance = distanceFrom(outlines);
  const lines = levelLines((x, y) => -distance(x, y), {
    ...{ width, height, step: 5 },
    levels: Array.from({ length: 64 }, (_, index) => ({
      at: 13 + 16.5 * index,
      blur: Math.min(3 + 2.4 * index, 34),
    })),
  });
  const drawn = lines.map((d, index) => {
    const weight = mix(5.4, 1, clamp(index / 20) ** 0.7);
    return d && `<path stroke-width="${formatNumber(weight)}" d="${d}"/>`;
  });
  return `<g fill="none" stroke="${palette.plateInk}">${drawn.join('')}</g>`;
}

/** Lace that comes undone, until its threads are level and nothing is left to hold. */
function lace(): string {
  const count = 14;
  const threads = Array.from({ length: count }, (_, index) => {
    const level = (index - (count - 1) / 2) * 9;
    const phase = (TURN * index) / count;
    const line = (x: number): Point => {
      const undone = smoothstep(left - 340, left + 190, x);
      const wave = Math.sin((TURN * x) / 150 + phase) * (1 + 0.18 * Math.cos((TURN * x) / 75));
      return [x, middle + mix(62 * wave, level, undone)];
    };
    const end = left + 190;
    return `<path stroke-width="1.5" d="${smoothPath(line, 0, end, 90)}H${width}"/>`;
  });
  return onInk(threads.join(''), [left + 190, middle]);
}

/** Lines that all go one way, stronger towards its end; behind it only rules. */
function oneWay(): string {
  const pitch = 24;
  const end = right - 30;
  const chevrons = repeat(50, (index) => {
    const tip = end - index * pitch;
    const weight = formatNumber(mix(0.9, 3.6, smoothstep(end - 200, end, tip)));
    return `<path stroke-width="${weight}" d="M${tip - 96}-8L${tip} ${middle}L${tip - 96} ${height + 8}"/>`;
  });
  const rules = [-3, -2, -1, 0, 1, 2, 3].map((row) => {
    return `M${right - Math.abs(row) * pitch} ${middle + row * pitch + 0.5}H${width}`;
  });
  return onInk(`${chevrons}<path d="${rules.join('')}"/>`, [right, middle]);
}

function onInk(lines: string, at: Point): string {
  return svg({ width, height }, [
    `<path fill="${palette.ink950}" d="M0 0H${width}V${height}H0z"/>`,
    `<g fill="none" stroke="${palette.electrum}">${lines}</g>`,
    placedPoint(at, `<path fill="${palette.ink950}" d="M-14-14h28v28h-28z"/>`),
  ]);
}

function placedPoint(at: Point, ground = ''): string {
  return `<g transform="translate(${at.map((value) => formatNumber(value))})">${ground}${point(8)}</g>`;
}
