import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { AllocationChart } from '#client/pages/tokenomics/allocation/allocation-chart.tsx';
import { fits } from '#client/pages/tokenomics/allocation/allocation-layout.ts';
import { Scales } from '#client/pages/tokenomics/your-tokens/scales.tsx';
import { reel } from '#shared/drawing/reel.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { figures } from '#shared/figures/figures.ts';
import { groupedNumber } from '#shared/figures/format.ts';
import { scales } from '#shared/figures/holding.ts';

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

/** Where the rays of each fan end: in percent of the ruler, and in px above its rule. */
const endsOf = (tokens: number) => {
  const $ = load(renderToStaticMarkup(<Scales tokens={tokens} />));
  const bar = Number($('rect').attr('height'));
  const fans = $('.scales__fan').toArray();
  const ends = fans.map((fan) =>
    $('line', fan)
      .toArray()
      .map((ray) => {
        const [, rise] =
          $(ray)
            .attr('transform')
            ?.match(/^translate\(0 -?(\d+)\)$/) ?? [];
        // It starts on the rule above all the same.
        expect($(ray).attr('y1')).toBe(rise);
        expect($(ray).attr('y2')).toBe('100%');
        return [Number($(ray).attr('x2')?.slice(0, -1)), Number(rise)];
      }),
  );
  return { bar, ends };
};
const ticks = Array.from({ length: 21 }, (_, index) => index * 5);
const last = scales.at(-1)?.tokens as number;

it('ends each ray between the scales at its tick, on the top edge of a bar that fills the ruler', () => {
  const { bar, ends } = endsOf(last);
  expect(bar).toBeGreaterThan(0);
  expect(ends.at(-1)).toEqual(ticks.map((x) => [x, bar]));
});

it('ends rays between the scales on the rule where the bar does not reach', () => {
  const { bar, ends } = endsOf(last * 0.45);
  expect(ends.at(-1)).toEqual(ticks.map((x) => [x, x <= 45 ? bar : 0]));
  expect(
    endsOf(0)
      .ends.flat()
      .every(([, rise]) => rise === 0),
  ).toBe(true);
});
