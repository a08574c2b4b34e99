import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { AllocationChart } from '#client/pages/tokenomics/allocation/allocation-chart.tsx';
import { allocationLayout, fits } from '#client/pages/tokenomics/allocation/allocation-layout.ts';
import { reel } from '#shared/drawing/reel.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { figures } from '#shared/figures/figures.ts';
import { groupedNumber } from '#shared/figures/format.ts';

const rows = allocationTable();
const $ = load(renderToStaticMarkup(<AllocationChart rows={rows} />));

it.each(rows)('says name, description, share and tokens of $label in one row', (row) => {
  const entry = $('tbody')
    .toArray()
    .map((element) => $(element))
    .find((element) => element.find('button').text().startsWith(row.label));
  expect(entry?.text()).toContain(row.description);
  expect(entry?.text()).toContain(`${row.share.toFixed(1)}%`);
  expect(entry?.text()).toContain(groupedNumber(row.tokens));
});

it('adds up to the whole supply', () => {
  expect($('tfoot').text()).toContain('100.0%');
  expect($('tfoot').text()).toContain(groupedNumber(figures.token.totalSupply.value));
});

it('draws a hundred lines in each size and a hundred spokes, and as many beside the rows', () => {
  const strokes = (selector: string) =>
    $(selector)
      .toArray()
      .map((path) => $(path).attr('d')?.split(/m/i).length ?? 1)
      .reduce((sum, parts) => sum + parts - 1, 0);
  for (const { id } of fits) {
    expect(strokes(`.allocation-reel__lines[data-fit="${id}"]`)).toBe(reel.lines);
  }
  expect(strokes('.allocation-reel__spokes')).toBe(reel.lines);
  expect(strokes('tbody path')).toBe(reel.lines);
});

it('lays the rows below each other, each as high as its lines', () => {
  const layout = allocationLayout([{ percent: 1 }, { percent: 1 }, { percent: 1 }]);
  expect(layout.map(({ count }) => count)).toEqual([34, 33, 33]);
  const gaps = layout.slice(1).map(({ y }, index) => {
    const before = layout[index] as { count: number; y: number };
    return y - before.y - before.count * reel.pitch;
  });
  expect(new Set(gaps).size).toBe(1);
  expect(gaps[0]).toBeGreaterThan(0);
});

it('hides its drawings from assistive technology and has a button for each part', () => {
  for (const drawing of $('svg').toArray()) expect($(drawing).attr('aria-hidden')).toBe('true');
  expect($('button[type="button"][aria-pressed="false"]')).toHaveLength(rows.length);
});
