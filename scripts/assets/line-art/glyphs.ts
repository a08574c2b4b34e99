import { corners, smoothstep } from '#shared/drawing/interpolate.ts';
import { ringedCell } from '../drawing/cell';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg } from '../drawing/svg-document';
import { formatNumber, type Point, path, repeat, smoothPath } from '../drawing/svg-path';

/** Small figures for cards, 144 × 144: rosette, flow and shield lines. */
export const drawings = {
  'glyph-enterprise': () => glyph(palette.plateInk, rosette(12, 6), 1.4),
  'glyph-growth': () => glyph(palette.plateInk, growth(), 1.8),
  'glyph-compliance-bone': () => glyph(palette.plateInk, compliance(), 1.8),
  'glyph-compliance': () => glyph(palette.electrum, compliance(), 1.8),
  'glyph-rwa': () => glyph(palette.electrum, rosette(18, 9)),
  'glyph-cells': () => glyph(palette.verdigris, cells()),
  'glyph-consensus': () => glyph(palette.verdigris, consensus()),
};

function glyph(color: string, body: string, width = 1): string {
  return svg({ width: 144, height: 144, x: -72, y: -72 }, `<g ${stroke(color, width)}>${body}</g>`);
}

function rosette(n: number, K: number): string {
  return rosetteMarkup('o', { R: 72, r0: 0.74, a: 0.18, b: 0.05, n, m: n, K });
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
  const shields = repeat(10, (index) => {
    const scale = 1 - index * 0.088;
    const at = (x: number, y: number) => path`${x * scale} ${-4 + (y + 4) * scale}`;
    return `M${at(0, -70)}L${at(58, -47)}L${at(58, 6)}C${at(58, 36)} ${at(34, 58)} ${at(0, 72)}C${at(-34, 58)} ${at(-58, 36)} ${at(-58, 6)}L${at(-58, -47)}z`;
  });
  return `<path d="${shields}"/>`;
}

function cells(): string {
  const centres: Point[] = [[0, 0], ...corners(41.6, 6)];
  const weight = (x: number, y: number) => 2.4 - Math.hypot(x, y) / 40;
  const rings = centres.map((centre) => ringedCell(centre, 23.2, 4, 4, weight));
  return `<path fill="${palette.verdigris}" stroke="none" fill-rule="evenodd" d="${rings.join('')}"/>`;
}

function consensus(): string {
  const rings = repeat(10, (index) => `<circle r="${formatNumber(4 + 4.6 * index)}"/>`);
  const clip = (x: number) => `<clipPath id="c${x}"><circle cx="${x}" r="46"/></clipPath>`;
  return [
    `${clip(-25)}${clip(25)}<defs><g id="d">${rings}</g></defs>`,
    '<use href="#d" x="-25"/>',
    `<use href="#d" x="25" stroke="${palette.madder}"/>`,
    `<g clip-path="url(#c-25)"><g clip-path="url(#c25)" stroke="${palette.electrum}" stroke-width="1.6">`,
    '<use href="#d" x="-25"/><use href="#d" x="25"/></g></g>',
  ].join('');
}
