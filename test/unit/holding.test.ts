import { holdingOf, readAmount, writeAmount } from '#shared/figures/holding.ts';

const supply = { total: 1_000_000, votesPerToken: 2, validatorMinimumStake: 500 };

test.each([
  ['10000', 10_000],
  ['10,000', 10_000],
  [' 10 000 ', 10_000],
  ['10’000', 10_000],
  ['10.000.000', 10_000_000],
  ['10,00,000', 1_000_000],
  ['1,234.56', 1234.56],
  ['1,500k', 1_500_000],
  ['10.5', 10.5],
  ['.5', 0.5],
  ['10k', 10_000],
  ['1.5 Million', 1_500_000],
  ['1e6', 1_000_000],
  ['１０００', 1000],
  ['0', 0],
  ['−5', -5],
  ['100 NVR', 100],
  ['2.5k nvr', 2500],
  ['1 million tokens', 1_000_000],
  // Texts without an amount.
  ['', 'empty'],
  ['   ', 'empty'],
  ['ten', 'unreadable'],
  ['1.2.3', 'unreadable'],
  ['10 constructor', 'unreadable'],
  ['12 apples', 'unreadable'],
  ['$100', 'unreadable'],
  ['NVR', 'empty'],
  ['Hello, world', 'unreadable'],
  ['--1', 'unreadable'],
  // Ambiguous: a thousand in some countries, one in others.
  ['1.000', 'ambiguous'],
  ['10,5', 'ambiguous'],
  ['1.234,56', 'ambiguous'],
  ['1 000 000,50', 'ambiguous'],
  ['1,5 million', 'ambiguous'],
  ['1.500 million', 'ambiguous'],
  [',5', 'ambiguous'],
  ['1,0000', 'ambiguous'],
])('"%s" is read as %p', (text, amount) => {
  expect(readAmount(text, 'NVR')).toBe(amount);
});

test.each([
  ['5K', 'K', 5000],
  ['5 k K', 'K', 5000],
  ['5K tokens', 'K', 5000],
  ['5 M', 'K', 5_000_000],
  ['2 million', 'ON', 2_000_000],
  ['2 million on', 'ON', 2_000_000],
  ['7 токен', 'Токен', 7],
])('"%s" is read with its unit where the symbol is "%s"', (text, symbol, amount) => {
  expect(readAmount(text, symbol)).toBe(amount);
});

test('an amount gives its share, its votes and its share of a validator’s stake', () => {
  expect(holdingOf('15,000', supply)).toEqual({
    holding: { tokens: 15_000, share: 1.5, votes: 30_000, stakes: 30 },
  });
  expect(holdingOf('0', supply)).toEqual({
    holding: { tokens: 0, share: 0, votes: 0, stakes: 0 },
  });
});

test('amounts below zero or above the supply are rejected', () => {
  expect(holdingOf('-1', supply)).toEqual({ problem: 'negative' });
  expect(holdingOf('1,000,000', supply)).toHaveProperty('holding.share', 100);
  expect(holdingOf('1,000,001', supply)).toEqual({ problem: 'beyondSupply' });
  expect(holdingOf('9e400', supply)).toEqual({ problem: 'beyondSupply' });
});

test.each([
  [0, '0'],
  [0.0001, '0.0001'],
  [1 / 3, '0.333'],
  [1.5, '1.5'],
  [100, '100'],
  [12_345.678, '12,345.7'],
  [99.999_999_99, '99.99999999'],
  [0.29 * 100, '29'],
  [1e-15, 'less than 0.000000001'],
])('%d is written "%s"', (value, text) => {
  expect(writeAmount(value)).toBe(text);
});
