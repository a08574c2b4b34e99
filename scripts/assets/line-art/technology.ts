import { braidLine, joining, linePath as smoothLine } from '#shared/drawing/braid.ts';
import { hexagon, ringedCell, ruledCell } from '../drawing/cell';
import type { Rosette } from '../drawing/engraving';
import { palette } from '../drawing/palette';
import {
  at,
  linearGradient,
  rosetteMarkup,
  stroke,
  svg,
  writeImage,
} from '../drawing/svg-document';
import { linePath, type Point, path, repeat } from '../drawing/svg-path';
import { drawAsset } from './asset';
import { drawProperties } from './technology-cards';

/** The technology page: the lines of its headline, the figures of its cards, and its three large ones. */
export async function drawTechnology(): Promise<void> {
  await writeImage('technology-lines', bundle(360, [19, 120.9, 6], 132));
  await writeImage('technology-braid', bundle(700, [36, 412.9, 3], 290));
  await drawProperties();
  await drawAsset();
  await writeLayers('diagram-cells', 1000, 1000, cells());
  await writeLayers('diagram-consensus', 1920, 440, consensus());
}

/** What is there at first, and what is drawn over it as one reads. */
async function writeLayers(
  name: string,
  width: number,
  height: number,
  [still, read]: readonly [still: string, read: string],
): Promise<void> {
  const middle = { x: -width / 2, y: -height / 2 };
  await writeImage(name, svg({ width, height, ...middle }, still));
  await writeImage(`${name}-read`, svg({ width, height, ...middle }, read));
}

/**
 * The lines of the headline's last words: so many, from this height, so far apart. On the right they interlace and
 * leave the page; they begin far to the left, for the lab, where a button is farther from the edge.
 */
function bundle(
  height: number,
  [count, top, pitch]: [number, number, number],
  reach: number,
): string {
  const width = 1000;
  const braid = { middle: height / 2, reach, wave: 620 };
  const lines = repeat(count, (index) => {
    const ruled = () => top + pitch * index;
    const woven = braidLine(braid, 0.34 - index / count);
    const bent = smoothLine(joining(ruled, woven, 30, 300), 0, width, 40);
    return path`M-9000 ${ruled()}H0` + bent.slice(bent.indexOf('C'));
  });
  const { verdigris, electrum, madder, vermilion } = palette;
  const stops = [
    [0, verdigris],
    [0.16, verdigris],
    [0.3, electrum],
    [0.46, madder],
    [1, vermilion],
  ] as const;
  return svg(
    { width, height, attributes: 'preserveAspectRatio="xMaxYMid"' },
    `${linearGradient('iris', stops, { x2: width })}<path ${stroke('url(#iris)', 1.5)} stroke-opacity=".75" d="${lines}"/>`,
  );
}

/**
 * Two kinds of cell in one lattice, ruled for records and ringed for applications; it goes on past its picture,
 * and rules come in from the edge of the page.
 */
function cells(): [string, string] {
  const radius = 76;
  const across = radius * Math.sqrt(3);
  const rule = { pitch: 7, from: 9, gap: 4, least: 8 };
  const { electrum, verdigris } = palette;
  const come = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
    (line) => path`M500 ${line * rule.pitch}H${2.5 * across}`,
  );
  let outlines = '';
  let read = `<path ${stroke(electrum, 1.2)} ${at(-0.3, 0.1)} d="${come.join('')}"/>`;
  for (let q = -5; q <= 5; q += 1) {
    for (let r = -4; r <= 4; r += 1) {
      const distance = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      const [x, y] = [across * (q + r / 2), radius * 1.5 * r];
      outlines += linePath(hexagon(x, y, radius - 5), true);
      const cell = (color: string, width: number, moves: string, d: string) =>
        `<path class="cell" ${stroke(color, Number(width.toFixed(2)))} ${moves} d="${d}"/>`;
      if (distance < 2) {
        // Rules open into rings: the middle one first, and the others clockwise.
        const from = distance * (0.44 + 0.06 * Math.atan2(y, x));
        const shape = [x, y, radius - 5, distance === 0 ? 10 : 7, 14] as const;
        const moves = `${at(from, from + 0.36)} data-bent="${flatCell(...shape)}"`;
        read += cell(verdigris, 2.3 - 0.6 * distance, moves, ringedCell(...shape));
      } else if (distance === 2) {
        // They run in with the rules from the right: mirrored, because a rule is drawn from its left.
        const from = 0.3 - (0.15 * x) / across;
        const rules = ruledCell(-x, y, radius - 5, rule);
        const moves = `${at(from, from + 0.4)} transform="scale(-1 1)"`;
        read += cell(electrum, 1.4, moves, rules);
      }
    }
  }
  return [
    `<path ${stroke(palette.inkRule, 1)} d="${outlines}"/>`,
    `${read}<rect ${at(0.36, 0.5)} x="-9" y="-9" width="18" height="18" fill="${palette.vermilion}"/>`,
  ];
}

/** The rings of a cell as rules: each is flat, and as wide as the cell is there. */
function flatCell(x: number, y: number, radius: number, count: number, free: number) {
  const [half, pitch] = [(radius * Math.sqrt(3)) / 2, (1.5 * radius) / count];
  return repeat(count, (index) => {
    const by = (index - (count - 1) / 2) * pitch;
    const reach = Math.min(half, (radius - Math.abs(by)) * Math.sqrt(3)) - free / 4;
    const flat = hexagon(0, 0, 1).map(
      ([side]): Point => [x + (2 * reach * side) / Math.sqrt(3), y + by],
    );
    return linePath(flat, true);
  });
}

/** Two discs roll in from both sides of the page, read the same block, and are heavier where they agree. */
function consensus(): [string, string] {
  const [apart, reach, way] = [92, 158, 330];
  const ring: Rosette = { R: 206, r0: 0.9, a: 0.07, b: 0.03, n: 24, m: 48, K: 8 };
  const rings = repeat(25, (index) => `<circle r="${8 + index * 6}"/>`);
  const roll = at(-0.1, 0.8);
  const from = (side: number) => `${roll} data-from="${side * way}"`;
  const clip = (id: string, side: 1 | -1) =>
    `<clipPath id="${id}"><circle cx="${side * apart}" r="${reach}" ${from(side)}/></clipPath>`;
  // They begin at different places outside the view, and end at their disc.
  const arriving = (side: 1 | -1, away = 0) =>
    repeat(52, (index) => {
      const y = (index - 25.5) * 6;
      const x = side * (apart + away + Math.sqrt(207 ** 2 - y ** 2));
      return path`M${side * (960 + ((index * 37) % 52) * 3)} ${y}H${x}`;
    });
  const layer = (side: 1 | -1, color: string) => [
    `<path ${stroke(color, 1.1)} ${roll} data-bent="${arriving(side, way)}" d="${arriving(side)}"/>`,
    `<g ${stroke(color, 1.1)} ${from(side)}><g transform="translate(${side * apart})"><use href="#d"/>`,
    `<g ${roll} data-turn="${side * 92}"><use href="#r"/></g></g></g>`,
  ];
  const agreed = (side: 1 | -1, color: string) =>
    `<use href="#d" x="${side * apart}" stroke="${color}" ${from(side)}/>`;
  // Both layers lead to the block, which is on top at the end.
  const block = (color: string, moves: string) =>
    `<rect ${moves} x="-10" y="-10" width="20" height="20" fill="${bone50}" stroke="${color}" stroke-width="2.4"/>`;
  const { verdigrisDark, madderDark, plateInk, vermilionDark, bone50, boneRule2 } = palette;
  const outer = (x: number) => `<circle cx="${x}" r="152"/>`;
  return [
    `<g ${stroke(boneRule2, 1.1)}>${outer(-apart)}${outer(apart)}</g>`,
    [
      `<defs><g id="d">${rings}</g><g id="r">${rosetteMarkup('s', ring)}</g>${clip('a', -1)}${clip('b', 1)}</defs>`,
      ...layer(-1, verdigrisDark),
      ...layer(1, madderDark),
      '<g clip-path="url(#a)"><g clip-path="url(#b)" fill="none" stroke-width="2.7">',
      `${agreed(-1, plateInk)}${agreed(1, madderDark)}</g></g>`,
      block(verdigrisDark, `data-from="-940" ${at(0, 0.8)}`),
      block(madderDark, `data-from="940" ${at(0, 0.8)}`),
      `<rect ${at(0.8, 1)} x="-12" y="-12" width="24" height="24" fill="${vermilionDark}" stroke="${bone50}" stroke-width="3"/>`,
    ].join(''),
  ];
}
