import {
  above,
  beside,
  laneBeside,
  lanes,
  type Strand,
  servedBottom,
  strandAbove,
  strandBeside,
} from '#client/pages/career/strands.ts';

const counts = [1, 2, 7, 40];

const strandsOf = (count: number): Strand[] =>
  Array.from({ length: count }, (_, index) => ({ index, count }));

const numbersOf = (path: string) => path.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];

const endOf = (path: string) => numbersOf(path).slice(-2) as [number, number];

test.each(counts)('each of %i lines leaves its row and joins the braid', (count) => {
  const heights = strandsOf(count).map((strand) => {
    const path = strandBeside(strand);
    expect(path).toMatch(/^M-\d+ 0L[-\d. CS]+$/);
    return endOf(path)[1] + servedBottom(strand);
  });
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2.4 * beside.braid.reach);
});

test('a line does not sink below its row before it rises', () => {
  for (const strand of strandsOf(7)) {
    const parts = strandBeside(strand).split(/[LCS]/);
    const heights = parts.map((part) => endOf(part)[1]);
    const rises = heights.findIndex((height) => height < -10);
    expect(Math.max(...heights.slice(0, rises))).toBeLessThan(0.5);
  }
});

test.each(counts)('%i lanes are side by side in the margin, the first innermost', (count) => {
  const places = strandsOf(count).map((strand) =>
    Number(/^M-\d+ 0H([\d.]+)/.exec(laneBeside(strand))?.[1]),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(new Set(places).size).toBe(count);
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places) + lanes.radius).toBeLessThan(lanes.width);
});

test.each(counts)('each of %i lines comes down from the braid above into its own lane', (count) => {
  for (const strand of strandsOf(count)) {
    const lane = Number(/^M-\d+ 0H([\d.]+)/.exec(laneBeside(strand))?.[1]) + lanes.radius;
    const [x] = numbersOf(strandAbove(strand)).slice(-2);
    expect(above.width - lanes.width + lane).toBeCloseTo(x as number, 0);
  }
});

test.each(counts)('%i lines leave the braid above in the order of their lanes', (count) => {
  const heights = strandsOf(count).map(
    (strand) => endOf(strandAbove(strand).split('a')[0] as string)[1],
  );
  expect(heights).toEqual([...new Set(heights)].sort((a, b) => b - a));
});
