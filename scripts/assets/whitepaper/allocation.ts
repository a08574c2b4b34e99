import { reel } from '#shared/drawing/reel.ts';
import { reelRows } from '#shared/drawing/reel-lines.ts';
import { linePath } from '#shared/drawing/reel-path.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { figures } from '#shared/figures/figures.ts';
import { allocationReel, reachOf } from '../drawing/allocation-reel';
import { formatNumber } from '../drawing/svg-path';
import { caption, chartInks, type Drawing, type Form } from './drawing';

/** Radius of the reel, without or with its lines; height and size of the words above a row's lines, wide as on the page. */
const forms = {
  wide: { width: 464, radius: 140, words: 23.3, size: 11.5 },
  narrow: { width: 340, radius: 146, words: 26, size: 17 },
} as const;

/** A hundred lines, one for each percent: where there is room for it, they run from their row to the reel. */
export function drawAllocation(form: Form): Drawing {
  const { width, radius, words, size } = forms[form];
  const isWide = form === 'wide';
  const table = allocationTable();
  const scale = radius / (isWide ? reachOf(table) : reel.outer);
  const list = table.length * words + reel.lines * reel.pitch * scale;
  const x = isWide ? width - radius : width / 2;
  const top = isWide ? radius - 304 * scale : 2 * radius + 12;
  const height = Math.ceil(top + list + 4);
  const rows = reelRows(table, (top - radius) / scale, words / scale);
  const inks = table.map(({ color }) => chartInks[color]);
  const lines = allocationReel(rows, inks, (line) => {
    const begin = `M${formatNumber(-x / scale)} ${formatNumber(line.start[1])}`;
    return isWide ? `${begin}L${linePath(line).slice(1)}` : `${begin}h${width / scale}`;
  });
  const names = table.map(({ label, share }, row) => {
    const baseline = radius + (rows[row]?.y ?? 0) * scale - 0.36 * size;
    return word(`${label} ${share.toFixed(1)}%`, 0, baseline, size);
  });
  const body = [
    `<g transform="translate(${x} ${radius}) scale(${scale})">${lines}</g>`,
    ...names,
    word(figures.token.totalSupply.text, x, radius + 8, 80 * scale, 'middle'),
    caption('total supply', x, radius + 50 * scale, 'middle'),
  ];
  return { width, height, body: body.join('') };
}

/** A word in the display face. */
function word(text: string, x: number, y: number, size: number, anchor = 'start'): string {
  return `<text x="${x}" y="${formatNumber(y)}" font-size="${formatNumber(size)}" text-anchor="${anchor}" font-family="besley">${text}</text>`;
}
