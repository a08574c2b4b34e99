import { TURN } from '#shared/drawing/interpolate.ts';
import { engraved } from '../drawing/burin';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg, writeImage } from '../drawing/svg-document';
import { linePath, type Point, path, repeat } from '../drawing/svg-path';
import { markTone } from '../drawing/swelled-line';
import { disc, type Face, flat, inked, outlineOf, type Part } from '../drawing/turned';
import { type Block, facesOf, seen, storeys, tower } from './estate';

const { electrum, ink950, vermilion } = palette;

/** What can be tokenized, on one table. */
export async function drawStillLife(): Promise<void> {
  const bars = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].slice(row).map((index) => bar(142 - 34 * row + 68 * index, 46 * row)),
  );
  const standing: readonly Stack[] = [
    [318, -54, 9],
    [150, -6, 4],
    [262, 84, 2],
  ];
  const sheet: Face = (across, down) => seen(54 + down, 278 - across, 18);
  await drawPart('', [
    table(),
    shade([storeys[0]]),
    inked(tower),
    shade(bars.slice(0, 3)),
    inked(bars.flatMap(cast)),
    certificate(sheet),
    inked(standing.flatMap(coins)),
  ]);
  // The page stamps the certificate.
  await drawPart('-seal', [seal(sheet(158, 112))]);
}

/** A part of the still life, as large as all of it. */
async function drawPart(part: string, drawing: readonly string[]): Promise<void> {
  const lines = [`<g stroke="${electrum}" stroke-linejoin="round">`, ...drawing, '</g>'];
  await writeImage(`still-life${part}`, svg({ y: -16, width: 900, height: 776 }, lines));
}

function shade(blocks: readonly Block[]): string {
  return `<path fill="${ink950}" stroke="none" d="${shadows(blocks)}"/>`;
}

function bar(y: number, from: number): Block {
  return { x: -65, y, from, to: from + 40, length: 95, width: 32, taper: [10, 10] };
}

/** Strokes along a bar, upright ones on its end, and the mark in its top. */
function cast(block: Block): Part[] {
  const [side, end, top] = facesOf(block);
  return [
    flat(side, (t, v) => 0.08 + 0.66 * gleam(t, 0.2 + 0.35 * v), 10),
    flat(end, (t, v) => 0.04 + 0.3 * v * (1 - t), 9),
    flat(top, (t, v) => 0.24 + 0.72 * gleam(t, 0.62 - 0.3 * v), 9),
    struck((x, y) => top(0.5 + 0.115 * x, 0.5 + 0.42 * y), 9),
  ];
}

/** A band of light on metal. */
function gleam(t: number, middle: number): number {
  return Math.exp(-(((t - middle) / 0.27) ** 2));
}

/** The mark on a disc of radius 1, whose rules swell into it. */
function struck(place: (x: number, y: number) => Point, rules: number): Part {
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

/** On a certificate. */
function seal([x, y]: Point): string {
  return [
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1.23 .6)"><circle r="26" fill="${ink950}" stroke="none"/>`,
    `<g ${stroke(vermilion, 1.5)}>${rosetteMarkup('s', { R: 1, r0: 17, a: 4, b: 1.2, n: 12, m: 24, K: 4 })}</g></g>`,
  ].join('');
}

/** Sheets with a frame of short strokes, the mark and lines of writing. */
function certificate(at: Face): string {
  const frame = (by: number) =>
    outlineOf((t, v) => at(by + t * (210 - 2 * by), by + v * (150 - 2 * by)));
  const row = (down: number, from: number, to: number) => linePath([at(from, down), at(to, down)]);
  const rows = repeat(5, (index) =>
    row(84 + 11 * index, 32, (index > 2 ? 124 : 178) - ((index * 29) % 18)),
  );
  const device = struck((x, y) => at(105 + 21 * x, 47 - 21 * y), 13);
  return [
    `<g fill="none" stroke="${electrum}">`,
    repeat(
      7,
      (sheet) =>
        `<path fill="${ink950}" transform="translate(${((5 * sheet) % 3) - 1} ${3 * (6 - sheet)})" d="${frame(0)}"/>`,
    ),
    `<path stroke-width="9" stroke-dasharray="1.3 2.2" d="${frame(12)}"/><path d="${frame(5)}${frame(19)}"/>`,
    `<path stroke-width="5" stroke-dasharray="17 3 26 3 11 3" d="${row(73, 52, 158)}"/>`,
    `<path stroke-width="2" stroke-dasharray="14 2.5 22 2.5 9 2.5" d="${rows}"/>`,
    `<path d="${device.outline}"/><path fill="${electrum}" stroke="none" d="${device.strokes}"/></g>`,
  ].join('');
}

/** Ruled wider apart towards us; the rules begin one after the other. */
function table(): string {
  let rules = '';
  for (let y = 470, pitch = 8, row = 0; y < 760; y += pitch, pitch *= 1.055, row += 1)
    rules += path`M${Math.max(66, 330 - 26 * row) + 22 * Math.sin(7 * row)} ${y}H900`;
  return `<path ${stroke(electrum, 1)} stroke-opacity=".42" d="${rules}"/>`;
}
