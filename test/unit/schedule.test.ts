import { loadConfig } from '#server/config.ts';
import { listExpired } from '#shared/claims/expired.ts';
import { endOfQuarter } from '#shared/schedule/schedule.ts';
import { site } from '#shared/site.ts';
import { setDate, setPhases } from '#test/helpers/plans.ts';

describe('a quarter', () => {
  it.each([
    ['Q1 2024', '2024-03-31'],
    ['Q2 2026', '2026-06-30'],
    ['Q3 2025', '2025-09-30'],
    ['Q4 2025', '2025-12-31'],
  ])('%s ends on %s', (quarter, lastDay) => {
    expect(endOfQuarter(quarter)).toBe(lastDay);
  });

  const wrong = ['Q5 2025', 'Q0 2025', 'Q4 25', '4Q 2025', 'Q4  2025', 'q4 2025', ' Q4 2025', ''];

  it.each(wrong)('is not written %p', (quarter) => {
    expect(() => endOfQuarter(quarter)).toThrow(RangeError);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const about = (words: RegExp, today: string) => listExpired(today).filter((one) => words.test(one));

test('an overdue phase is reported from the day after its quarter, with the file to change', () => {
  const phase = { number: 1, name: 'Groundwork', quarter: 'Q4 2025', items: [] } as const;
  setPhases([
    { ...phase, status: 'Upcoming' },
    { ...phase, status: 'Completed' },
  ]);
  expect(about(/Groundwork/, '2025-12-31')).toEqual([]);
  expect(about(/Groundwork/, '2026-01-01')).toEqual([
    'Roadmap, phase 1: Groundwork was planned for Q4 2025 and is "Upcoming"; set its status or quarter in shared/schedule/phases.ts',
  ]);
});

test('figures that are older than half a year are reported in one sentence', () => {
  expect(about(/was to be reviewed by/, site.statedOn)).toEqual([]);
  expect(about(/was to be reviewed by/, '2099-01-01')).toHaveLength(1);
});

test('the log at boot has all of these warnings', () => {
  setDate('2099-01-01T12:00:00Z');
  const { warnings } = loadConfig({ PUBLIC_ORIGIN: 'https://www.site.com' }, '/srv/site');
  expect(warnings).toEqual(listExpired('2099-01-01'));
  expect(warnings.length).toBeGreaterThan(0);
});
