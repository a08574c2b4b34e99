import { type Allocation, allocations } from './allocations';
import { figures } from './figures';

export type AllocationRow = ReturnType<typeof allocationTable>[number];

/** The allocations divided by their total, as the chart and the table show them. Throws as largestRemainder does. */
export function allocationTable(
  items: readonly Allocation[] = allocations,
  supply: number = figures.token.totalSupply.value,
) {
  const percents = items.map((item) => item.percent);
  const shares = largestRemainder(percents, 1000);
  const tokens = largestRemainder(percents, supply);
  return items.map((item, index) => ({
    ...item,
    /** Share of the total in percent, rounded to one decimal so that the column adds up to 100.0. */
    share: (shares[index] ?? 0) / 10,
    /** Whole tokens; the column adds up to the total supply. */
    tokens: tokens[index] ?? 0,
  }));
}

/**
 * Splits `total` whole units in proportion to `weights` by the largest-remainder (Hamilton) method,
 * so that the parts are integers and add up to `total`.
 * @throws RangeError when a weight is negative or all are zero.
 */
export function largestRemainder(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (!(sum > 0) || weights.some((weight) => weight < 0)) {
    throw new RangeError('Weights must not be negative, and at least one must be positive');
  }
  const exact = weights.map((weight) => (weight / sum) * total);
  const parts = exact.map(Math.floor);
  const missing = total - parts.reduce((a, b) => a + b, 0);
  exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, missing)
    .forEach(({ index }) => {
      parts[index] = (parts[index] ?? 0) + 1;
    });
  return parts;
}
