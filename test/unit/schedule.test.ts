import { endOfQuarter, isOverdue, type Plan } from '#shared/schedule/schedule.ts';

const plan: Plan = { quarter: 'Q4 2025', status: 'In Progress' };

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

describe('a plan', () => {
  it.each([
    ['2025-10-01', false],
    ['2025-12-31', false],
    ['2026-01-01', true],
    ['2026-11-21', true],
  ])('for Q4 2025 is overdue on %s: %p', (today, overdue) => {
    expect(isOverdue(plan, today)).toBe(overdue);
    expect(isOverdue({ ...plan, status: 'Upcoming' }, today)).toBe(overdue);
  });

  it('is never overdue when completed', () => {
    expect(isOverdue({ ...plan, status: 'Completed' }, '2099-01-01')).toBe(false);
  });
});
