import { TURN } from '#shared/drawing/interpolate.ts';
import { type Cut, engraved, swelledStroke } from '../drawing/burin';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg, writeImage } from '../drawing/svg-document';
import { linePath, type Point, path, repeat } from '../drawing/svg-path';
import { markTone } from '../drawing/swelled-line';
import { disc, type Face, flat, inked, outlineOf, type Part } from '../drawing/turned';
import { cutOut } from './tools/bench';

const { electrum, ink950, plateInk, bone50, vermilion, vermilionDark } = palette;

/** What can be tokenized, on one table, and each of it alone on paper. */
export async function drawStillLife(): Promise<void> {
  const behind = [tier(-214, -80, 46, 0, 216), tier(110, -160, 52, 0, 150)];
  const tower = [
    tier(-92, -92, 92, 0, 112),
    tier(-92, -92, 70, 112, 254),
    tier(-92, -92, 50, 254, 350),
    tier(-92, -92, 32, 350, 402),
    tier(-92, -92, 18, 402, 430),
    tier(-92, -92, 9, 430, 444),
  ];
  const before = tier(-200, 36, 54, 0, 104);
  const bars = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].slice(row).map((index) => bar(142 - 34 * row + 68 * index, 46 * row)),
  );
  const estate = [...[...behind, ...tower].flatMap(house), spire()];
  const standing: readonly Stack[] = [
    [318, -54, 9],
    [150, -6, 4],
    [262, 84, 2],
  ];
  const money = standing.flatMap(coins);
  await writeImage(
    'still-life',
    svg({ y: -16, width: 900, height: 776 }, [
      table(),
      `<path fill="${ink950}" d="${shadows([...behind, ...tower.slice(0, 1), before, ...bars.slice(0, 3)])}"/>`,
      `<g stroke="${electrum}" stroke-linejoin="round">`,
      inked([...estate, ...house(before), ...bars.flatMap(cast)]),
      certificate(ink950, electrum, vermilion),
      inked(money),
      '</g>',
    ]),
  );
  await drawAlone('estate', [262, -16, 660, 600], {
    shadow: shadows([...behind, ...tower.slice(0, 1)]),
    drawing: cutOut(estate),
  });
  await drawAlone('bars', [50, 400, 410, 300], {
    shadow: shadows(bars.slice(0, 3)),
    drawing: cutOut(bars.flatMap(cast)),
  });
  await drawAlone('certificate', [262, 572, 340, 200], {
    shadow: shadows([{ ...tier(129, 173, 75, 0, 18), width: 105 }]),
    drawing: certificate(bone50, plateInk, vermilionDark),
  });
  await drawAlone('coins', [520, 404, 510, 330], {
    shadow: standing.map(shadowOf).join(''),
    drawing: cutOut(money),
  });
}

/** On the sheet: a place that lies to the right and towards us, to the left and towards us, and up. */
function seen(x: number, y: number, up: number): Point {
  return [470 + 0.87 * (x - y), 548 + 0.42 * (x + y) - up];
}

interface Block {
  x: number;
  y: number;
  from: number;
  to: number;
  /** Half its length along x and half its width, and how much less that is at its top. */
  length: number;
  width: number;
  taper: number;
}

function tier(x: number, y: number, half: number, from: number, to: number): Block {
  return { x, y, from, to, length: half, width: half, taper: 0 };
}

function bar(y: number, from: number): Block {
  return { x: -65, y, from, to: from + 40, length: 95, width: 32, taper: 10 };
}

/** The faces that we see: on the left, on the right, and above. */
function facesOf({ x, y, from, to, length, width, taper }: Block): readonly [Face, Face, Face] {
  const at = (along: number, across: number, up: number) =>
    seen(
      x + (2 * along - 1) * (length - taper * up),
      y + (2 * across - 1) * (width - taper * up),
      from + up * (to - from),
    );
  return [(t, v) => at(t, 1, v), (t, v) => at(1, 1 - t, v), (t, v) => at(t, 1 - v, 1)];
}

/** Lit from the left; its walls have piers and windows, and a cornice at their top. */
function house(block: Block): Part[] {
  const [left, right, roof] = facesOf(block);
  const height = block.to - block.from;
  const bays = Math.max(2, Math.round(block.length / 7.4));
  const eave = 1 - 7 / height;
  const wall = (face: Face, pier: number): Part => {
    // There is less light to the right, and towards the ground.
    const upright = (t: number, from: number, to: number, width: number) =>
      swelledStroke(
        [from, to].map((v): Cut => [...face(t, v), width * (0.76 + 0.4 * v) * (1 - 0.3 * t)]),
      );
    const floors = Math.round(height / 15);
    const windows = (bay: number) =>
      repeat(floors - 1, (floor) => {
        const sill = (eave * (floor + 0.8)) / floors;
        return upright((bay + 0.5) / bays, sill, sill + (0.4 * eave) / floors, 0.8 * pier);
      });
    const level = (v: number) =>
      swelledStroke([0, 1].map((t): Cut => [...face(t, v), 0.6 + 0.3 * pier]));
    const strokes = [
      repeat(bays - 1, (bay) => upright((bay + 1) / bays, 0, eave, pier)),
      repeat(bays, windows),
      level(eave),
      level(1 - 2.6 / height),
    ];
    return { outline: outlineOf(face), strokes: strokes.join('') };
  };
  return [
    wall(left, 5.8),
    wall(right, 2.2),
    flat(roof, (t) => 0.56 - 0.2 * t, Math.ceil(block.length / 3)),
  ];
}

function spire(): Part {
  const [x, y] = seen(-92, -92, 448);
  const mast = swelledStroke([
    [x, y, 7],
    [x, y - 12, 2.6],
    [x, y - 30, 1],
  ]);
  return { outline: mast, strokes: mast };
}

/** Strokes along a bar, upright ones on its end, and the mark in its top. */
function cast(block: Block): Part[] {
  const [side, end, top] = facesOf(block);
  return [
    flat(side, (t) => 0.52 - 0.16 * t, 9),
    flat(end, (t) => 0.1 + 0.1 * t, 8),
    flat(top, (t) => 0.78 - 0.3 * Math.abs(t - 0.3), 8),
    struck((x, y) => top(0.5 + 0.115 * x, 0.5 + 0.42 * y), 9),
  ];
}

/** The mark on a disc of radius 1, whose rules swell into it. */
function struck(place: (x: number, y: number) => Point, rules: number): Part {
  const tone = markTone({ cx: 0, cy: 0, halfWidth: 0.56, halfHeight: 0.66 }, 0.07);
  const along = (t: number, v: number): Point => [
    (2 * t - 1) * Math.sqrt(Math.max(0, 1 - (2 * v - 1) ** 2)),
    2 * v - 1,
  ];
  const surface = {
    at: (t: number, v: number) => place(...along(t, v)),
    light: (t: number, v: number) => {
      const [x, y] = along(t, v);
      return tone(x, -y);
    },
  };
  const rim = Array.from({ length: 48 }, (_, index) =>
    place(Math.cos((TURN * index) / 48), Math.sin((TURN * index) / 48)),
  );
  return { outline: linePath(rim, true), strokes: engraved(surface, rules, 80) };
}

/** What stands on the table keeps the light from it, on the right. */
function shadows(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      const [left, right] = facesOf(block);
      const far = 0.8 * (block.to - block.from) + 14;
      const beside = ([x, y]: Point): Point => [x + far, y];
      const [near, away] = [right(0, 0), right(1, 0)];
      return linePath([left(0, 0), near, beside(near), beside(away), away], true);
    })
    .join('');
}

/** Where struck coins are stacked, and how many. */
type Stack = readonly [x: number, y: number, count: number];

const [radius, thick] = [62, 21];

function shadowOf([x, y, count]: Stack): string {
  const half = (from: number, far: number) =>
    Array.from({ length: 17 }, (_, index): Point => {
      const turn = TURN * (from + index / 32);
      const [across, up] = seen(x + radius * Math.cos(turn), y + radius * Math.sin(turn), 0);
      return [across + far, up];
    });
  return linePath([...half(0.125, 0), ...half(0.625, 0.7 * thick * count)], true);
}

/** Each a little beside the one below. */
function coins([x, y, count]: Stack): Part[] {
  const edges = Array.from({ length: count }, (_, layer): Part => {
    const [dx, dy] = [3.4 * Math.sin(3.1 * layer * x), 3.4 * Math.cos(2.3 * layer + x)];
    const at = (up: number, share: number) => {
      const turn = (share - 0.25) * (TURN / 2);
      const [across, depth] = [radius * Math.cos(turn), radius * Math.sin(turn)];
      return seen(x + dx + across, y + dy + depth, thick * (layer + up));
    };
    const arc = (up: number, from: number) =>
      Array.from({ length: 33 }, (_, index) => at(up, from + index / 32));
    const light = (_: number, share: number) =>
      0.16 + 0.72 * Math.exp(-(((share - 0.7) / 0.26) ** 2));
    return {
      outline: linePath([...arc(0, 0), ...arc(1, 1)], true),
      strokes: engraved({ at: (t, v) => at(0.06 + 0.88 * t, v), light }, 46, 2),
    };
  });
  const level = (across: number, depth: number) => seen(x + across, y + depth, thick * count);
  // No two lie the same way round.
  const [cos, sin] = [Math.cos(0.006 * x - 2.1), Math.sin(0.006 * x - 2.1)];
  const turned = (u: number, v: number) =>
    level(40 * (u * cos + v * sin), 40 * (u * sin - v * cos));
  return [...edges, disc(level, [43, radius - 2], 4.4), struck(turned, 17)];
}

/** Sheets with a frame of short strokes, the mark, lines of writing and a seal. */
function certificate(ground: string, line: string, seal: string): string {
  const at = (across: number, down: number) => seen(54 + down, 278 - across, 18);
  const frame = (by: number) =>
    outlineOf((t, v) => at(by + t * (210 - 2 * by), by + v * (150 - 2 * by)));
  const row = (down: number, from: number, to: number) => linePath([at(from, down), at(to, down)]);
  const rows = repeat(5, (index) =>
    row(84 + 11 * index, 32, (index > 2 ? 124 : 178) - ((index * 29) % 18)),
  );
  const device = struck((x, y) => at(105 + 21 * x, 47 - 21 * y), 13);
  const [x, y] = at(158, 112);
  return [
    `<g fill="none" stroke="${line}">`,
    repeat(
      7,
      (sheet) =>
        `<path fill="${ground}" transform="translate(${((5 * sheet) % 3) - 1} ${18 - 3 * sheet})" d="${frame(0)}"/>`,
    ),
    `<path stroke-width="9" stroke-dasharray="1.3 2.2" d="${frame(12)}"/><path d="${frame(5)}${frame(19)}"/>`,
    `<path stroke-width="5" stroke-dasharray="17 3 26 3 11 3" d="${row(73, 52, 158)}"/>`,
    `<path stroke-width="2" stroke-dasharray="14 2.5 22 2.5 9 2.5" d="${rows}"/>`,
    `<path d="${device.outline}"/><path fill="${line}" stroke="none" d="${device.strokes}"/></g>`,
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1.23 .6)"><circle r="26" fill="${ground}"/>`,
    `<g ${stroke(seal, 1.5)}>${rosetteMarkup('s', { R: 1, r0: 17, a: 4, b: 1.2, n: 12, m: 24, K: 4 })}</g></g>`,
  ].join('');
}

/** Ruled wider apart towards us; the rules begin one after the other. */
function table(): string {
  let rules = '';
  for (let y = 470, pitch = 8, row = 0; y < 760; y += pitch, pitch *= 1.055, row += 1)
    rules += path`M${Math.max(66, 330 - 26 * row) + 22 * Math.sin(7 * row)} ${y}H900`;
  return `<path ${stroke(electrum, 1)} stroke-opacity=".42" d="${rules}"/>`;
}

/** On paper it stands in a shadow of level strokes. */
async function drawAlone(
  name: string,
  box: readonly number[],
  own: Record<'shadow' | 'drawing', string>,
): Promise<void> {
  const [x = 0, y = 0, width = 0, height = 0] = box;
  const rules = repeat(height / 4, (row) => path`M${x} ${y + 4 * row}h${width}`);
  const shade = `<clipPath id="c"><path d="${own.shadow}"/></clipPath><path ${stroke(plateInk, 1.5)} clip-path="url(#c)" d="${rules}"/>`;
  await writeImage(`asset-${name}`, svg({ x, y, width, height }, [shade, own.drawing]));
}
