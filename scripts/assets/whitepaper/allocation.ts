import { allocationTable } from '#shared/figures/allocation-table.ts';
import type { ChartColor } from '#shared/figures/allocations.ts';
import { figures } from '#shared/figures/figures.ts';
import { allocationSlices, slicePitch } from '../drawing/allocation/allocation-slices';
import { palette } from '../drawing/palette';
import { formatNumber } from '../drawing/svg-path';
import type { Drawing, Form } from './drawing';
import { chartInks } from './style';

const ring = { outer: 98, inner: 56, pitchScale: 0.7 };
const swatch = { width: 26, height: 15 };

/** The key stands beside the ring on the wide form, below it on the narrow one. */
const forms = {
  wide: { width: 464, height: 200, centre: 100, left: 242, top: 4, row: 32, size: 12.4 },
  narrow: { width: 340, height: 446, centre: 170, left: 0, top: 220, row: 37.5, size: 17 },
} as const;

/** The allocation as an engraved ring with a key, where every swatch repeats its slice's pitch. */
export function drawAllocation(form: Form): Drawing {
  const { width, height, centre, left, top, row: rowHeight, size } = forms[form];
  const rows = allocationTable();
  const geometry = allocationSlices(rows, ring);
  const inks = rows.map(({ color }) => chartInks[color as ChartColor]);
  const slices = inks.map((ink, index) => {
    const { outline = '', lines = [] } = geometry[index] ?? {};
    const arcs = lines.map((line) => `<path stroke-width="${line.width}" d="${line.d}"/>`);
    return `<g fill="none" stroke="${ink}"><path d="${outline}"/>${arcs.join('')}</g>`;
  });
  const entries = rows.map(({ label, share }, index) => {
    const bottom = top + (index + 1) * rowHeight;
    const middle = bottom - rowHeight / 2;
    const y = middle + size * 0.36;
    return [
      `<path fill="none" stroke="${palette.boneRule}" d="M${left} ${bottom}H${width}"/>`,
      drawSwatch(left, middle - swatch.height / 2, slicePitch(index), inks[index]),
      word(label, left + swatch.width + 12, y, `font-size="${size}"`),
      word(`${share.toFixed(1)}%`, width, y, `font-size="${size}" text-anchor="end"`),
    ].join('');
  });
  const body = [
    `<g transform="translate(${centre} 100)">`,
    ...slices,
    word(figures.token.totalSupply.text, 0, 8, 'font-size="38" text-anchor="middle"'),
    '<text x="0" y="27" font-size="12" text-anchor="middle">total supply</text></g>',
    `<path fill="none" stroke="${palette.boneText1}" d="M${left} ${top}H${width}"/>`,
    ...entries,
  ];
  return { width, height, body: body.join('') };
}

/** A word in the display face. */
function word(text: string, x: number, y: number, attributes: string): string {
  return `<text x="${x}" y="${y}" ${attributes} font-family="besley">${text}</text>`;
}

function drawSwatch(x: number, y: number, slicePitchInRing: number, ink = ''): string {
  const pitch = slicePitchInRing * 0.6;
  const count = Math.floor((swatch.height - 3) / pitch);
  const lines = Array.from({ length: count }, (_, index) => {
    const line = swatch.height / 2 + (index - (count - 1) / 2) * pitch;
    return `M0 ${formatNumber(line, 2)}h${swatch.width}`;
  });
  return `<g transform="translate(${x + 0.5} ${y})" fill="none" stroke="${ink}"><path d="M0 0h${swatch.width}v${swatch.height}H0z"/><path stroke-width="${formatNumber(pitch * 0.5, 2)}" d="${lines.join('')}"/></g>`;
}
