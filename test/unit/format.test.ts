import { compactNumber, fileSize, groupedNumber, longDate, usd } from '../../shared/format';

test.each([
  [10_000_000_000, '10B'],
  [48_700_000, '48.7M'],
  [10_000, '10K'],
  [999, '999'],
])('%d is written %s', (value, text) => {
  expect(compactNumber(value)).toBe(text);
});

test.each([
  [60_000_000, '$60M'],
  [0.1, '$0.1'],
  [0.2, '$0.2'],
])('%d dollars are written %s', (value, text) => {
  expect(usd(value)).toBe(text);
});

test('a file is measured in whole kilobytes', () => {
  expect(fileSize(528_210)).toBe('528 kB');
});

test('whole amounts are grouped by thousands', () => {
  expect(groupedNumber(3_500_000_000)).toBe('3,500,000,000');
});

test('a date reads the same in every time zone', () => {
  const before = process.env.TZ;
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    process.env.TZ = zone;
    expect(longDate('2026-01-01')).toBe('1 January 2026');
  }
  process.env.TZ = before;
});
