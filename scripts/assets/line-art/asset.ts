import type { Rosette } from '../drawing/engraving';
import { loadTypeface, outlinePath } from '../drawing/glyph-outline';
import { palette } from '../drawing/palette';
import { at, rosetteMarkup, stroke, svg, writeImage } from '../drawing/svg-document';
import { formatNumber, linePath, type Point } from '../drawing/svg-path';

/** Space left of the seal for the lines that come from the page's edge. */
const box = { x: -1000, y: -320, width: 1340, height: 640 };

/** A house in engraved strokes within its seal: a report arrives through a lens, and marks what has changed. */
export async function drawAsset(): Promise<void> {
  const outer: Rosette = { R: 300, r0: 0.925, a: 0.07, b: 0.012, n: 60, m: 60, K: 6 };
  const inner: Rosette = { R: 300, r0: 0.8, a: 0.052, b: 0.01, n: 90, m: 90, K: 4 };
  const record = [
    `<g ${stroke(palette.plateInk, 1)}>${rosetteMarkup('o', outer)}${rosetteMarkup('i', inner)}</g>`,
    `<circle r="222" fill="${palette.bone50}" stroke="${palette.plateInk}" stroke-width="1.2"/>`,
    `<circle r="211" fill="none" stroke="${palette.plateInk}" stroke-width="3.4"/>`,
    `<path ${stroke(palette.boneRule2, 1)} d="${sky()}"/>`,
    ...houses.map(house),
    await specimen(),
  ];
  const { madderDark, vermilionDark, bone50 } = palette;
  const reading = [
    `<path ${stroke(madderDark, 1.4)} ${at(-0.4, 0.34)} d="${report()}"/>`,
    lens(),
    `<path ${stroke(vermilionDark, 2.6)} ${at(0.66, 0.86)} d="M-232 12C-190 6-160 22-104 52"/>`,
    `<rect ${at(0.84, 1)} x="-113" y="43" width="18" height="18" fill="${vermilionDark}" stroke="${bone50}" stroke-width="2.5"/>`,
  ];
  await writeImage('diagram-rwa', svg(box, record));
  await writeImage('diagram-rwa-read', svg(box, reading));
}

function sky(): string {
  return Array.from({ length: 42 }, (_, index) => {
    const y = -202 + index * 9.6;
    const half = Math.sqrt(204 ** 2 - y ** 2);
    return `M${formatNumber(-half)} ${formatNumber(y)}H${formatNumber(half)}`;
  }).join('');
}

/** Level on the left; they meet in the lens. */
function report(): string {
  return Array.from({ length: 8 }, (_, index) => {
    const y = 12 + (index - 3.5) * 6;
    const end = 12 + (index - 3.5) * 3.2;
    return `M${box.x - ((index * 3) % 8) * 20} ${y}H-420C-360 ${y}-330 ${formatNumber(end)}-306 ${formatNumber(end)}`;
  }).join('');
}

function lens(): string {
  const words = [0, 1, 2, 3].map(
    (row) => `M-292 ${formatNumber(-3 + row * 10)}h${[42, 26, 42, 18][row]}`,
  );
  const { bone50, boneText1, vermilionDark } = palette;
  return [
    `<circle ${at(0.26, 0.38)} cx="-270" cy="12" r="40" fill="${bone50}" stroke="${boneText1}" stroke-width="2.6"/>`,
    `<circle ${at(0.32, 0.46)} cx="-270" cy="12" r="34" fill="none" stroke="${boneText1}" stroke-width="1"/>`,
    `<path ${stroke(boneText1, 2)} ${at(0.4, 0.58)} d="${words.join('')}"/>`,
    `<path ${stroke(vermilionDark, 2.6)} ${at(0.56, 0.68)} d="M-292 7h42"/>`,
  ].join('');
}

interface House {
  /** Nearest corner on the ground, and the sides that run left and right from it, px. */
  x: number;
  y: number;
  left: number;
  right: number;
  height: number;
  /** Height of a floor; without one it is a spire. */
  floor: number;
}

/** From the farthest to the nearest, and each tower from the ground up. */
const houses: House[] = [
  { x: 128, y: 70, left: 62, right: 50, height: 104, floor: 17 },
  { x: 4, y: 110, left: 84, right: 78, height: 128, floor: 18 },
  { x: 4, y: -26, left: 62, right: 58, height: 70, floor: 17 },
  { x: 4, y: -102, left: 40, right: 38, height: 46, floor: 15 },
  { x: 4, y: -152, left: 20, right: 20, height: 26, floor: 13 },
  { x: -112, y: 106, left: 66, right: 50, height: 74, floor: 17 },
  { x: 122, y: 128, left: 50, right: 40, height: 46, floor: 15 },
];
const slope = 0.5;

/** Upright strokes on the walls, heavy on the shaded side and broken by the floors; the roof is ruled along its edge. */
function house({ x, y, left, right, height, floor }: House): string {
  const corner = (dx: number, dy: number): Point => [x + dx, y - Math.abs(dx) * slope - dy];
  const back: Point = [x + right - left, y - (left + right) * slope - height];
  const outline = linePath(
    [
      corner(-left, 0),
      corner(0, 0),
      corner(right, 0),
      corner(right, height),
      back,
      corner(-left, height),
    ],
    true,
  );
  const wall = (length: number, side: 1 | -1) => {
    let strokes = '';
    for (let x = 2.5; x < length; x += 5) {
      const isWindow = Math.floor(x / 10) % 2 === 0;
      for (let up = 2; up < height - 4; up += floor) {
        const top = Math.min(height - 3, up + (isWindow ? floor * 0.62 : floor - 1.6));
        const from = corner(side * x, up);
        strokes += `M${formatNumber(from[0])} ${formatNumber(from[1])}V${formatNumber(from[1] - (top - up))}`;
      }
    }
    return strokes;
  };
  let roof = '';
  for (let x = 3; x < right; x += 4) {
    const [x0, y0] = corner(x, height);
    roof += `M${formatNumber(x0)} ${formatNumber(y0)}l${-left} ${formatNumber(-left * slope)}`;
  }
  const butt = (width: number, path: string) =>
    `<path fill="none" stroke="${palette.plateInk}" stroke-width="${width}" d="${path}"/>`;
  return [
    `<path fill="${palette.bone50}" stroke="${palette.plateInk}" stroke-width="1.2" d="${outline}"/>`,
    butt(3.1, wall(left, -1)),
    butt(1.5, wall(right, 1)),
    butt(0.8, roof),
    butt(1.2, linePath([corner(-left, height), corner(0, height), corner(right, height)])),
  ].join('');
}

/** The record shown is not of a real asset. */
async function specimen(): Promise<string> {
  const sans = await loadTypeface('instrument-sans', 600);
  const word = sans('SPECIMEN', { size: 27, tracking: 0.14 });
  const half = word.width / 2 + 16;
  const { bone50, vermilionDark } = palette;
  return [
    `<g transform="translate(196 208) rotate(-8)">`,
    `<path fill="${bone50}" stroke="${vermilionDark}" stroke-width="2.4" d="M${formatNumber(-half)}-24H${formatNumber(half)}V24H${formatNumber(-half)}z"/>`,
    `<path fill="${vermilionDark}" d="${outlinePath(word, -word.width / 2, 9.6)}"/></g>`,
  ].join('');
}
