import { smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { engraved } from '../drawing/burin';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg } from '../drawing/svg-document';
import { linePath, type Point, repeat } from '../drawing/svg-path';
import { markTone, swelledLine } from '../drawing/swelled-line';
import { disc, flat, inked, outlineOf, type Part, type Plane } from '../drawing/turned';
import { type Block, facesOf, seen, storeys, tower } from './buildings';

const { electrum, ink950, vermilion } = palette;

export const drawings = {
  'still-life': stillLife,
  // The page stamps the certificate.
  'still-life-seal': () => layer([seal(sheet(158, 112))]),
};

/** What can be tokenized, on one table. */
function stillLife(): string {
  const bars = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].slice(row).map((index) => bar(142 - 34 * row + 68 * index, 46 * row)),
  );
  const standing: readonly Stack[] = [
    [318, -54, 9],
    [150, -6, 4],
    [262, 84, 2],
  ];
  return layer([
    table([...storeys, ...bars.slice(0, 3), leaf], standing),
    inked(tower()),
    inked(bars.flatMap(cast)),
    certificate(),
    inked(standing.flatMap(coins)),
  ]);
}

/** A layer as large as the whole picture. */
function layer(drawing: readonly string[]): string {
  const look = `stroke="${electrum}" stroke-width=".6" stroke-linejoin="round"`;
  return svg({ y: -16, width: 900, height: 776 }, `<g ${look}>${drawing.join('')}</g>`);
}

/** A place on the certificate. */
function sheet(across: number, down: number): Point {
  return seen(54 + down, 278 - across, 18);
}

function bar(y: number, from: number): Block {
  return { x: -65, y, from, to: from + 40, length: 95, width: 32, taper: [10, 10] };
}

/** A bar: strokes along it, upright ones on its end, and the mark on top. */
function cast(block: Block): Part[] {
  const [side, end, top] = facesOf(block);
  return [
    flat(side, (t, v) => 0.1 + 0.66 * gleam(t, 0.2 + 0.35 * v), 14),
    flat(end, (t, v) => 0.05 + 0.26 * v * (1 - t), 13),
    flat(top, (t, v) => 0.26 + 0.72 * gleam(t, 0.62 - 0.3 * v), 13),
    struck((x, y) => top(0.5 + 0.115 * x, 0.5 + 0.42 * y), 9),
  ];
}

/** A band of light on metal. */
function gleam(t: number, middle: number): number {
  return Math.exp(-(((t - middle) / 0.27) ** 2));
}

/** The mark as swelling rules on a disc of radius 1. */
function struck(place: Plane, rules: number): Part {
  const tone = markTone(0.56, 0.66, 0.07);
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
  return { outline: disc(place, [0, 1], 1).outline, strokes: engraved(surface, rules, 80) };
}

/** Where struck coins are stacked, and how many. */
type Stack = readonly [x: number, y: number, count: number];

const [radius, thick] = [62, 21];

/** A stack, with each coin slightly off the one below. */
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
  // Rotated differently in each stack.
  const [cos, sin] = [Math.cos(0.006 * x - 2.1), Math.sin(0.006 * x - 2.1)];
  const turned = (u: number, v: number) =>
    level(40 * (u * cos + v * sin), 40 * (u * sin - v * cos));
  return [...edges, disc(level, [43, radius - 2], 3), struck(turned, 17)];
}

function seal([x, y]: Point): string {
  return [
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1.23 .6)"><circle r="26" fill="${ink950}" stroke="none"/>`,
    `<g ${stroke(vermilion, 1.5)}>${rosetteMarkup('s', { R: 1, r0: 17, a: 4, b: 1.2, n: 12, m: 24, K: 4 })}</g></g>`,
  ].join('');
}

/** Sheets with a frame of short strokes, the mark and lines of writing. */
function certificate(): string {
  const frame = (by: number) =>
    outlineOf((t, v) => sheet(by + t * (210 - 2 * by), by + v * (150 - 2 * by)));
  const row = (down: number, from: number, to: number) =>
    linePath([sheet(from, down), sheet(to, down)]);
  const rows = repeat(5, (index) =>
    row(84 + 11 * index, 32, (index > 2 ? 124 : 178) - ((index * 29) % 18)),
  );
  // Its paper is lighter than the table, and blank around the mark.
  const paper = repeat(33, (index) => {
    const down = 22 + (index * 106) / 32;
    return down < 68 ? row(down, 22, 78) + row(down, 132, 188) : row(down, 22, 188);
  });
  // Turned to the viewer.
  const device = struck((x, y) => sheet(105 + 15 * (x + y), 47 + 15 * (x - y)), 13);
  return [
    `<g fill="none" stroke="${electrum}">`,
    repeat(7, (leaf) => {
      const shift = `translate(${((5 * leaf) % 3) - 1} ${3 * (6 - leaf)})`;
      return `<path fill="${ink950}" transform="${shift}" d="${frame(0)}"/>`;
    }),
    `<path stroke-width=".55" d="${paper}"/><path stroke-width="9" stroke-dasharray="1.3 2.2" d="${frame(12)}"/><path d="${frame(5)}${frame(19)}"/>`,
    `<path stroke-width="5" stroke-dasharray="17 3 26 3 11 3" d="${row(73, 52, 158)}"/>`,
    `<path stroke-width="2" stroke-dasharray="14 2.5 22 2.5 9 2.5" d="${rows}"/>`,
    `<path d="${device.outline}"/><path fill="${electrum}" stroke="none" d="${device.strokes}"/></g>`,
  ].join('');
}

const leaf: Block = { x: 129, y: 173, from: 0, to: 18, length: 75, width: 105, taper: [0, 0] };

/** The table's rules are wider apart in front, swell in the light and thin out in shadows and at its front. */
function table(blocks: readonly Block[], stacks: readonly Stack[]): string {
  const solids = [
    ...blocks.map(({ x, y, length, width, to }) => ({
      height: to,
      within: (px: number, py: number) =>
        Math.min(length - Math.abs(px - x), width - Math.abs(py - y)),
    })),
    ...stacks.map(([x, y, count]) => ({
      height: thick * count,
      within: (px: number, py: number) => radius - Math.hypot(px - x, py - y),
    })),
  ];
  /** Shadow at a place, 0 to 1. Higher objects cast softer edges. */
  const shadow = (across: number, down: number) => {
    const [sum, difference] = [(down - 548) / 0.42, (across - 470) / 0.87];
    const [x, y] = [(sum + difference) / 2, (sum - difference) / 2];
    let dark = 0;
    for (const { height, within } of solids)
      for (let up = 0; up <= height; up += 6)
        dark = Math.max(dark, smoothstep(-4, 5 + 0.09 * up, within(x - 0.5 * up, y + 0.17 * up)));
    return dark;
  };
  let rules = '';
  for (let y = 464, pitch = 3.6, row = 0; y < 760; y += pitch, pitch *= 1.012, row += 1) {
    const from = Math.max(64, 330 - 10 * row, 5 * y - 3400) + 30 * Math.sin(7 * row);
    const line = { y, from, to: 900, pitch, min: 0, max: 0.2, step: 4, tolerance: 0.16 };
    rules += swelledLine(line, (x) => {
      const pool = Math.exp(-(((x - 380) / 400) ** 2) - ((y - 650) / 150) ** 2);
      const near = 1 - 0.7 * smoothstep(660, 760, y);
      return smoothstep(0, 130, x - from) * near * (0.3 + 0.7 * pool) * (1 - 0.94 * shadow(x, y));
    });
  }
  return `<path fill="${electrum}" stroke="none" d="${rules}"/>`;
}
