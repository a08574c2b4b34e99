import { endOfQuarter } from '#shared/schedule/schedule.ts';

describe('a quarter', () => {
  it.each([
    ['Q1 2024', '2024-03-31'],
    ['Q2 2026', '2026-06-30'],
    ['Q3 2025', '2025-09-30'],
    ['Q4 2025', '2025-12-31'],
  ])('%s ends on %s', (quarter, lastDay) => {
    expect(endOfQuarter(quarter)).toBe(lastDay);
  });

  it.each(['Q5 2025', 'Q0 2025', 'Q4 25', '4Q 2025', 'Q4  2025', 'q4 2025', ' Q4 2025', ''])(
    'is not written %p',
    (quarter) => {
      expect(() => endOfQuarter(quarter)).toThrow(RangeError);
    },
  );
});
