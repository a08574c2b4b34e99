import { hanging, hangingLines } from '#shared/drawing/hanging-lines.ts';
import { linePath } from '#shared/drawing/reel-path.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { svg } from '../drawing/svg-document';
import { chartInks } from '../whitepaper/drawing';

export const drawings = { 'hanging-lines': hangingReel };

/** Lines that hang from the tokenomics reel in narrow windows, centred on it. */
function hangingReel(): string {
  const table = allocationTable();
  const lines = hangingLines(table);
  const { reach, level, width } = hanging;
  const rows = table.map(({ color }, row) => {
    const own = lines.filter((line) => line.row === row);
    return `<path stroke="${chartInks[color]}" d="${own.map(linePath).join('')}"/>`;
  });
  const drawing = `<g fill="none" stroke-width="${width}" transform="rotate(-90)">${rows.join('')}</g>`;
  const box = { x: -reach, y: -reach, width: 2 * reach, height: reach - level };
  return svg(box, drawing);
}
