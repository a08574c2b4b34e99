import type { Rosette } from '../drawing/engraving';
import { loadTypeface, outlinePath } from '../drawing/glyph-outline';
import { palette } from '../drawing/palette';
import { at, rosetteMarkup, stroke, svg } from '../drawing/svg-document';
import { formatNumber, path, repeat } from '../drawing/svg-path';
import { swelledLine } from '../drawing/swelled-line';
import { type Block, facesOf, house, seen, tier } from './buildings';
import { cutOut } from './tools/bench';

/** Leaves room left of the seal for lines from the edge of the page. */
const box = { x: -1000, y: -320, width: 1340, height: 640 };

/** Place of the town in its seal, and the horizon, px from the middle. */
const [left, top, scale] = [-301, -190, 0.64];
const horizon = 56;
/** Houses from back to front. */
const houses = [
  tier(-210, -210, 62, 0, 250),
  tier(-60, -262, 56, 0, 148),
  tier(-262, -60, 56, 0, 176),
  tier(-70, -70, 70, 0, 104),
] as const;
/** Middle of a window of the front house. */
const litWindow = facesOf(houses[3])[0](3.5 / 9, 0.63);

/** An engraved town in its seal. A report arrives through a lens and marks what has changed. */
export const drawings = { 'diagram-rwa': record, 'diagram-rwa-read': reading };

function record(): string {
  return svg(box, [
    `<circle r="222" fill="${palette.bone50}"/>`,
    ruled(),
    `<g fill="none" stroke="${palette.plateInk}"><circle r="222" stroke-width="1.2"/><circle r="211" stroke-width="3.4"/></g>`,
    `<path fill="${palette.plateInk}" d="${houses.map(shadow).join('')}"/>`,
    `<g transform="translate(${left} ${top}) scale(${scale})">${cutOut(houses.flatMap(house))}</g>`,
  ]);
}

async function reading(): Promise<string> {
  const { madderDark, vermilionDark, bone50, boneText1 } = palette;
  // What is read in the lens.
  const words = [42, 26, 42, 18].map((width, row) => `M-292 ${-3 + row * 10}h${width}`);
  const [x, y] = [left + scale * litWindow[0], top + scale * litWindow[1]];
  return svg(box, [
    seal(),
    `<path ${stroke(madderDark, 1.4)} ${at(0, 0.46)} data-bent="${report(10.4)}" d="${report(3.2)}"/>`,
    `<circle cx="-270" cy="12" r="40" fill="${bone50}" stroke="${boneText1}" stroke-width="2.6"/>`,
    `<circle cx="-270" cy="12" r="34" fill="none" stroke="${boneText1}" stroke-width="1"/>`,
    `<path ${stroke(boneText1, 2)} ${at(0.42, 0.54)} d="${words.join('')}"/>`,
    `<path ${stroke(vermilionDark, 2.6)} ${at(0.5, 0.58)} d="M-292 7h42"/>`,
    `<path ${stroke(vermilionDark, 2.6)} ${at(0.54, 0.68)} d="M-232 12C-200 6-160 8${path` ${x} ${y}`}"/>`,
    `<rect ${at(0.64, 0.74)} x="${formatNumber(x - 7)}" y="${formatNumber(y - 7)}" width="14" height="14" fill="${vermilionDark}" stroke="${bone50}" stroke-width="2.5"/>`,
    await specimen(),
  ]);
}

/** Rules on the ground, farther apart in front. */
const ground: { y: number; pitch: number }[] = [];
for (let y = horizon, pitch = 2.4; y < 204; y += pitch, pitch *= 1.05) ground.push({ y, pitch });

/** A shadow: rules on the ground that swell at the wall and end in points. */
function shadow({ x, y, length, to }: Block): string {
  const reach = 60 + 0.3 * to;
  const edge = [
    [-length, -length],
    [reach - length, -length - 0.3 * reach],
    [reach + length, -length - 0.3 * reach],
    [reach + length, length - 0.3 * reach],
    [length, length],
    [-length, length],
  ].map(([along = 0, across = 0]) => {
    const [px, py] = seen(x + along, y + across, 0);
    return [left + scale * px, top + scale * py] as const;
  });
  const rules = ground.flatMap((row) => {
    const crossed = edge.flatMap(([x1, y1], index) => {
      const [x0, y0] = edge.at(index - 1) ?? [x1, y1];
      const isCrossed = y0 < row.y !== y1 < row.y;
      return isCrossed ? [x0 + ((x1 - x0) * (row.y - y0)) / (y1 - y0)] : [];
    });
    // Starts behind the wall.
    const from = Math.min(...crossed) + row.pitch;
    const to = Math.min(Math.max(...crossed), Math.sqrt(203 ** 2 - row.y ** 2));
    if (to - from < 9 * row.pitch) return [];
    return swelledLine({ ...row, from, to, min: 0, max: 0.36, tolerance: 0.16 }, (at) =>
      Math.min(1, (at - from) / 24, (2.2 * (to - at)) / (to - from)),
    );
  });
  return rules.join('');
}

/** Rules of the sky, with blank clouds, and of the ground. */
function ruled(): string {
  const sky = Array.from({ length: 64 }, (_, row) => -203 + row * 4.8).filter((y) => y < horizon);
  const rules = [...sky, ...ground.map(({ y }) => y)].map((y) => {
    const half = Math.sqrt(205 ** 2 - y ** 2);
    return path`M${-half} ${y}h${2 * half}`;
  });
  return [
    `<path ${stroke(palette.boneRule2, 1)} d="${rules.join('')}"/><g fill="${palette.bone50}">`,
    '<ellipse cx="-128" cy="-92" rx="74" ry="26"/><ellipse cx="-66" cy="-70" rx="66" ry="20"/>',
    '<ellipse cx="116" cy="-24" rx="86" ry="24"/></g>',
  ].join('');
}

/** Two rings of lines that rotate against each other until they interlace. */
function seal(): string {
  const outer: Rosette = { R: 300, r0: 0.93, a: 0.056, b: 0, n: 72, m: 72, K: 3 };
  const inner: Rosette = { R: 300, r0: 0.8, a: 0.046, b: 0, n: 144, m: 72, K: 2 };
  const turning = (by: number, lines: string) =>
    `<g ${stroke(palette.plateInk, 1)} ${at(-0.1, 1)} data-turn="${by}">${lines}</g>`;
  const layer = `<g id="l">${rosetteMarkup('o', outer, inner)}<circle r="257"/></g>`;
  return turning(24, layer) + turning(-24, '<use href="#l" transform="rotate(.8333)"/>');
}

/** Level lines that the lens brings together. */
function report(pitch: number): string {
  return repeat(8, (index) => {
    const [y, end] = [Math.max(pitch, 6), pitch].map((apart) => 12 + (index - 3.5) * apart);
    return path`M${box.x} ${y ?? 0}H-420C-360 ${y ?? 0} -330 ${end ?? 0} -306 ${end ?? 0}H-270`;
  });
}

/** The record shown is not of a real asset. */
async function specimen(): Promise<string> {
  const besley = await loadTypeface('besley', 400);
  const word = besley('SPECIMEN', { size: 28, tracking: 0.14 });
  const half = word.width / 2 + 20;
  const { bone50, vermilionDark } = palette;
  const frame = (by: number, width: number) => {
    const outline = path`M${-half - by} ${-23 - by}H${half + by}V${23 + by}H${-half - by}z`;
    return `<path fill="${bone50}" stroke="${vermilionDark}" stroke-width="${width}" d="${outline}"/>`;
  };
  return [
    `<g transform="translate(170 208) rotate(-8)"><g ${at(0.6, 0.74)}>${frame(4.5, 1)}${frame(0, 2)}`,
    `<path fill="${vermilionDark}" d="${outlinePath(word, -word.width / 2, 10)}"/></g></g>`,
  ].join('');
}
