import { allocationTable, largestRemainder } from '#shared/figures/allocation-table.ts';
import { allocations } from '#shared/figures/allocations.ts';
import { figures } from '#shared/figures/figures.ts';

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

test('the allocations add up to 100 percent', () => {
  expect(sum(allocations.map(({ percent }) => percent))).toBe(100);
});

test('the shares of the table add up to 100.0 and the tokens to the whole supply', () => {
  const rows = allocationTable();
  expect(sum(rows.map(({ share }) => Math.round(share * 10)))).toBe(1000);
  expect(sum(rows.map(({ tokens }) => tokens))).toBe(figures.token.totalSupply.value);
});

test('rounding never loses a token, whatever the weights', () => {
  const thirds = allocations.slice(0, 3).map((row) => ({ ...row, percent: 1 }));
  const rows = allocationTable(thirds, 10);
  expect(rows.map(({ share }) => share)).toEqual([33.4, 33.3, 33.3]);
  expect(rows.map(({ tokens }) => tokens)).toEqual([4, 3, 3]);
});

test.each([
  { weights: [0, 0], reason: 'all weights are zero' },
  { weights: [2, -1], reason: 'a weight is negative' },
  { weights: [], reason: 'there is no weight' },
])('refuses to split when $reason', ({ weights }) => {
  expect(() => largestRemainder(weights, 100)).toThrow(RangeError);
});
