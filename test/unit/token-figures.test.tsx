import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { provideParts } from '#client/components/served-part.tsx';
import { AllocationChart } from '#client/pages/tokenomics/allocation/allocation-chart.tsx';
import { fits } from '#client/pages/tokenomics/allocation/allocation-layout.ts';
import { reelParts } from '#client/pages/tokenomics/allocation/reel-parts.tsx';
import { reel } from '#shared/drawing/reel.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { groupedNumber } from '#shared/figures/format.ts';

const rows = allocationTable();
provideParts(reelParts);
const $ = load(renderToStaticMarkup(<AllocationChart rows={rows} />));

it.each(rows)('says name, description, share and tokens of $label in one row', (row) => {
  const entries = Array.from($('tbody'), (entry) => $(entry));
  const entry = entries.find((one) => one.find('button').text().startsWith(row.label));
  for (const part of [row.description, `${row.share.toFixed(1)}%`, groupedNumber(row.tokens)])
    expect(entry?.text()).toContain(part);
});

it('draws a hundred lines in each size and a hundred spokes, and as many beside the rows', () => {
  const strokes = (selector: string) =>
    Array.from($(selector), (path) => $(path).attr('d')?.match(/m/gi) ?? []).flat().length;
  for (const { id } of fits) {
    expect(strokes(`.allocation-reel__lines[data-fit="${id}"]`)).toBe(reel.lines);
  }
  expect(strokes('.allocation-reel__spokes')).toBe(reel.lines);
  expect(strokes('.allocation-band path')).toBe(reel.lines);
});
