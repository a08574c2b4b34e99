import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { Scales } from '#client/pages/tokenomics/your-tokens/scales.tsx';
import { scales } from '#shared/figures/holding.ts';

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
const tens = Array.from({ length: 11 }, (_, index) => index * 10);
const last = scales.at(-1)?.tokens as number;

it('ends each ray at its tick, on the top edge of a bar that fills the ruler', () => {
  const { bar, ends } = endsOf(last);
  expect(bar).toBeGreaterThan(0);
  expect(ends.at(-1)).toEqual(tens.map((x) => [x, bar]));
});

it('ends rays on the rule where the bar does not reach', () => {
  const { bar, ends } = endsOf(last * 0.45);
  expect(ends.at(-1)).toEqual(tens.map((x) => [x, x <= 45 ? bar : 0]));
  expect(
    endsOf(0)
      .ends.flat()
      .every(([, rise]) => rise === 0),
  ).toBe(true);
});
