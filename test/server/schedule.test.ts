import { type CheerioAPI, load } from 'cheerio';
import type { Express } from 'express';
import request from 'supertest';
import { roadmap } from '#shared/content/home.ts';
import { phaseBanner } from '#shared/content/phase-banner.ts';
import { terms } from '#shared/content/terms.ts';
import { longDate } from '#shared/figures/format.ts';
import { hrefOf, type PageEntry, pages } from '#shared/pages.ts';
import { migration } from '#shared/schedule/phases.ts';
import { endOfQuarter } from '#shared/schedule/schedule.ts';
import { site } from '#shared/site.ts';
import { dayAfter, setDate, setPhases } from '#test/helpers/plans.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

const lastDay = endOfQuarter(migration.quarter);
const tooLate = dayAfter(migration.quarter);
const inTerms = terms.sections.find(({ plan }) => plan)?.plan;
const phase = { number: 1, name: 'Groundwork', items: [] };

let app: Express;
beforeAll(async () => {
  setPhases([
    { ...phase, quarter: 'Q3 2025', status: 'Completed' },
    { ...phase, quarter: 'Q4 2025', status: 'In Progress' },
    { ...phase, quarter: 'Q1 2026', status: 'Upcoming' },
  ]);
  jest.replaceProperty(migration, 'status', 'Upcoming');
  ({ app } = await createTestApp());
});
afterEach(() => jest.useRealTimers());
afterAll(() => jest.restoreAllMocks());

async function read(path: string, day: string, from = app): Promise<CheerioAPI> {
  setDate(`${day}T12:00:00Z`);
  return load((await request(from).get(path).expect(200)).text);
}

const statedOn = longDate(site.statedOn);

/** Each phase: quarter and status, with the note on its date. */
function phasesOf($: CheerioAPI): string[][] {
  const parts = ['.coupon__quarter', '.coupon__status'];
  return Array.from($('.coupon'), (coupon) => parts.map((part) => $(coupon).find(part).text()));
}

describe('the roadmap', () => {
  test.each([
    ['2025-12-31', 'In Progress'],
    ['2026-01-01', `In Progress, ${roadmap.overdue}`],
  ])('says on %s that the phase in progress is "%s"', async (day, status) => {
    expect(phasesOf(await read('/', day))).toEqual([
      ['Q3 2025', 'Completed'],
      ['Q4 2025', status],
      ['Q1 2026', 'Upcoming'],
    ]);
  });

  test('says once on which day its statuses were stated', async () => {
    const text = (await read('/', '2026-07-01'))('#roadmap').text();
    expect(text.split(`as of ${statedOn}`)).toHaveLength(2);
  });
});

describe('the migration', () => {
  const announcement = phaseBanner.migration;

  test.each([
    [lastDay, announcement, phaseBanner.late],
    [tooLate, phaseBanner.late, announcement],
  ])('is on %s announced as "%s"', async (day, said, unsaid) => {
    const text = (await read('/', day))('.phase-banner__text').text();
    expect(text).toContain(said);
    expect(text).not.toContain(unsaid);
  });

  test('is late in the terms from the same day on', async () => {
    const before = (await read(hrefOf('terms'), lastDay))('#token-terms').text();
    const after = (await read(hrefOf('terms'), tooLate))('#token-terms').text();
    expect(before).toContain(inTerms?.announced);
    expect(after).toContain(`${inTerms?.overdue} as of ${statedOn}.`);
    expect(after).not.toContain(inTerms?.announced);
  });
});

test('an error page at the URL of home also depends on the day', async () => {
  setDate('2026-04-01T12:00:00Z');
  const { text } = await request(app).post('/').expect(405);
  const context = JSON.parse(load(text)('#root').attr('data-context') ?? '');
  expect(context).toMatchObject({ today: '2026-04-01', problem: { status: 405 } });
});

test.each(pages)('$path depends on the day only if the page table says so', async (page) => {
  const before = await read(page.path, '2000-01-01');
  const after = await read(page.path, '2099-01-01');
  expect(before.html() !== after.html()).toBe((page as PageEntry).showsDate ?? false);
});
