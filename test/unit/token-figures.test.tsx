import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { provideParts } from '#client/components/served-part.tsx';
import { AllocationChart } from '#client/pages/tokenomics/allocation/allocation-chart.tsx';
import { fits } from '#client/pages/tokenomics/allocation/allocation-layout.ts';
import { reelParts } from '#client/pages/tokenomics/allocation/reel-parts.tsx';
import { Scales } from '#client/pages/tokenomics/your-tokens/scales.tsx';
import { reel } from '#shared/drawing/reel.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { groupedNumber } from '#shared/figures/format.ts';
import { scales } from '#shared/figures/holding.ts';

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

/** Where the rays of each fan end: in percent of the ruler, and in px above its rule. */
const endsOf = (tokens: number) => {
  const $ = load(renderToStaticMarkup(<Scales tokens={tokens} />));
  const bar = Number($('rect').attr('height'));
  const ends = Array.from($('.scales__fan'), (fan) =>
    Array.from($('line', fan), ({ attribs: { transform = '', x2, y1, y2 } }) => {
      const [, rise] = /^translate\(0 -?(\d+)\)$/.exec(transform) ?? [];
      // It starts on the rule above all the same.
      expect([y1, y2]).toEqual([rise, '100%']);
      return [Number(x2?.slice(0, -1)), Number(rise)];
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
  for (const [, rise] of endsOf(0).ends.flat()) expect(rise).toBe(0);
});
