import { compactNumber, fileSize, groupedNumber, longDate } from '#shared/figures/format.ts';

test('a file size is in whole kilobytes', () => {
  expect(fileSize(528_210)).toBe('528 kB');
});

test('a date reads the same in every time zone', () => {
  const before = process.env.TZ;
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    process.env.TZ = zone;
    expect(longDate('2026-01-01')).toBe('1 January 2026');
  }
  process.env.TZ = before;
});

describe('the format matches Intl', () => {
  const amounts = Array.from({ length: 400 }, (_, index) => Math.round(1.077 ** index * 7));

  test.each([
    ['compact amounts', compactNumber, { notation: 'compact', maximumFractionDigits: 1 } as const],
    ['grouped amounts', groupedNumber, {}],
  ])('%s', (_name, write, options) => {
    const intl = new Intl.NumberFormat('en-US', options);
    for (const amount of [...amounts, 0, 1000, 999_949, 999_950, 48_750_000]) {
      if (amount < 1e15) expect(write(amount)).toBe(intl.format(amount));
    }
  });

  test('dates', () => {
    const intl = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    for (let day = 0; day < 800; day += 1) {
      const date = new Date(Date.UTC(2025, 0, day));
      expect(longDate(date.toISOString().slice(0, 10))).toBe(intl.format(date));
    }
  });
});
