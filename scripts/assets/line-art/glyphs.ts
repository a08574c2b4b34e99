import { foundation } from '#shared/content/lab.ts';
import { smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { hexagon } from '../drawing/cell';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg, writeImage } from '../drawing/svg-document';
import { formatNumber, linePath, type Point, repeat, smoothPath } from '../drawing/svg-path';

/** Small figures for cards, 144 × 144: rosette, flow and shield lines. */
export async function drawGlyphs(): Promise<void> {
  await writeImage('glyph-enterprise', glyph(palette.plateInk, enterprise(), 1.4));
  await writeImage('glyph-growth', glyph(palette.plateInk, growth(), 1.8));
  await writeImage('glyph-compliance-bone', glyph(palette.plateInk, compliance(), 1.8));
  for (const index of Object.keys(foundation.programmes).keys()) {
    const seal = programmes[index % programmes.length]?.() ?? '';
    await writeImage(`glyph-programme-${index + 1}`, glyph(palette.plateInk, seal));
  }
  await writeImage('glyph-rwa', glyph(palette.electrum, rwa()));
  await writeImage('glyph-cells', glyph(palette.verdigris, cells()));
  await writeImage('glyph-consensus', glyph(palette.verdigris, consensus()));
}

function glyph(color: string, body: string, width = 1): string {
  return svg({ width: 144, height: 144, x: -72, y: -72 }, `<g ${stroke(color, width)}>${body}</g>`);
}

/** Seals of the Foundation's programmes: a task that is done, ranks round a floor, and rings that grow. */
const programmes = [bounty, arena, incentive];

function bounty(): string {
  const star = rosetteMarkup('o', { R: 72, r0: 0.7, a: 0.18, b: 0.11, n: 8, m: 8, K: 8 });
  const tick = linePath([
    [-15, 1],
    [-5, 12],
    [16, -12],
  ]);
  return `${star}<path stroke-width="5" d="${tick}"/>`;
}

function arena(): string {
  const ranks = repeat(72, (index) => {
    const [x, y] = [Math.sin((TURN * index) / 72), Math.cos((TURN * index) / 72)];
    const mark = (r: number) =>
      linePath([1, 1.18].map((reach): Point => [r * reach * x, r * reach * y]));
    return mark(47) + mark(60);
  });
  const rings = [72, 58, 44].map((r) => `<circle r="${r - 0.5}"/>`).join('');
  const floor = rosetteMarkup('o', { R: 36, r0: 0.5, a: 0.44, b: 0, n: 3, m: 3, K: 5 });
  return `<path stroke-width="1.8" d="${ranks}"/>${rings}${floor}`;
}

function incentive(): string {
  return repeat(3, (index) => {
    const n = 6 + 6 * index;
    const ring = { R: 72, r0: 0.25 + 0.3 * index, a: 0.13, b: 0.02, n, m: n, K: 5 };
    return rosetteMarkup(`r${index}`, ring);
  });
}

function enterprise(): string {
  return rosetteMarkup('o', { R: 72, r0: 0.76, a: 0.18, b: 0.05, n: 12, m: 12, K: 6 });
}

function rwa(): string {
  return rosetteMarkup('o', { R: 72, r0: 0.72, a: 0.19, b: 0.05, n: 18, m: 18, K: 9 });
}

function growth(): string {
  const lines = repeat(14, (index) => {
    const start = 54 - index * 1.5;
    const end = 56 - 112 * (index / 13) ** 1.25;
    const y = (x: number) => start + (end - start) * smoothstep(-44, 78 - index, x);
    return smoothPath((x) => [x, y(x)], -68, 68, 9);
  });
  return `<path d="${lines}"/>`;
}

function compliance(): string {
  return `<path d="${repeat(10, (index) => shield(1 - index * 0.088))}"/>`;
}

function shield(scale: number): string {
  const at = (x: number, y: number) =>
    `${(x * scale).toFixed(1)} ${(-4 + (y + 4) * scale).toFixed(1)}`;
  return `M${at(0, -70)}L${at(58, -47)}V${(-4 + 10 * scale).toFixed(1)}C${at(58, 36)} ${at(34, 58)} ${at(0, 72)}C${at(-34, 58)} ${at(-58, 36)} ${at(-58, 6)}V${(-4 - 43 * scale).toFixed(1)}z`;
}

function cells(): string {
  const centres: Point[] = [[0, 0]];
  for (let turn = 0; turn < 6; turn += 1) {
    const angle = (turn * Math.PI) / 3;
    centres.push([41.6 * Math.cos(angle), 41.6 * Math.sin(angle)]);
  }
  const rings = centres.flatMap(([x, y]) =>
    [23.2, 18.4, 13.6, 8.8].map((radius) => linePath(hexagon(x, y, radius), true)),
  );
  return `<path stroke-linejoin="miter" d="${rings.join('')}"/>`;
}

function consensus(): string {
  const rings = repeat(10, (index) => `<circle r="${formatNumber(4 + 4.6 * index)}"/>`);
  const clips = [-25, 25]
    .map((x) => `<clipPath id="c${x}"><circle cx="${x}" r="46"/></clipPath>`)
    .join('');
  return [
    `${clips}<defs><g id="d">${rings}</g></defs>`,
    '<use href="#d" x="-25"/>',
    `<use href="#d" x="25" stroke="${palette.madder}"/>`,
    `<g clip-path="url(#c-25)"><g clip-path="url(#c25)" stroke="${palette.electrum}" stroke-width="1.6">`,
    '<use href="#d" x="-25"/><use href="#d" x="25"/></g></g>',
  ].join('');
}
