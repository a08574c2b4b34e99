import { listPromises } from '#shared/schedule/dated-promises.ts';
import { endOfQuarter, isOverdue, migration, type Plan } from '#shared/schedule/schedule.ts';
import { site } from '#shared/site.ts';
import { setMigration, setPhases } from '#test/helpers/plans.ts';

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

describe('the list of dated promises', () => {
  const phase = { number: 1, name: 'Groundwork', items: [] };

  beforeEach(() => {
    setPhases([
      { ...phase, quarter: 'Q3 2025', status: 'Completed' },
      { ...phase, quarter: 'Q4 2025', status: 'In Progress' },
      { ...phase, quarter: 'Q1 2026', status: 'Upcoming' },
    ]);
    jest.replaceProperty(migration, 'quarter', 'Q1 2026');
    setMigration('Upcoming');
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['2025-12-31', ['kept', 'ahead', 'ahead', 'ahead']],
    ['2026-01-01', ['kept', 'overdue', 'ahead', 'ahead']],
    ['2026-04-01', ['kept', 'overdue', 'overdue', 'overdue']],
  ])('tells on %s which phases are kept, ahead and overdue, and the migration', (today, states) => {
    expect(listPromises(today).map(({ state }) => state)).toEqual(states);
  });

  it('names the promise, its last day, and the file that sets it', () => {
    expect(listPromises('2026-07-01').at(-1)).toEqual({
      subject: `Migration to ${site.chain}`,
      quarter: 'Q1 2026',
      status: 'Upcoming',
      due: '2026-03-31',
      state: 'overdue',
      place: 'shared/site.ts',
    });
  });
});
