import { claims, findPastReview } from '#shared/claims/claims.ts';
import { allocationTable, largestRemainder } from '#shared/figures/allocation-table.ts';
import { allocations } from '#shared/figures/allocations.ts';
import { writeValue } from '#shared/figures/figure.ts';
import { figures } from '#shared/figures/figures.ts';
import { compactNumber, fileSize, groupedNumber, longDate } from '#shared/figures/format.ts';
import { site } from '#shared/site.ts';
import { whitepaperDocument } from '#shared/whitepaper/whitepaper.ts';

describe('the list', () => {
  it('has an id, a subject, a scope, a source, a day and a page for every figure', () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
    for (const { id, subject, scope, source, unit, asOf, reviewBy, pages } of claims) {
      expect([id, subject, scope, source, unit].filter((word) => word.trim() === '')).toEqual([]);
      expect({ id, asOf }).toEqual({ id, asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
      expect(Date.parse(reviewBy) - Date.parse(asOf)).toBe(182 * 86_400_000);
      expect({ id, pages: pages.length }).not.toEqual({ id, pages: 0 });
    }
  });

  it('gives figures that sound alike different scopes, so that they do not contradict each other', () => {
    const said = claims.map(({ subject, scope }) => `${subject}, ${scope}`.toLowerCase());
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
  });

  it('uses statedOn for a group without its own day', () => {
    const dayOf = (id: string) => claims.find((claim) => claim.id === id)?.asOf;
    for (const { id, group } of Object.values(figures).flatMap((list) => Object.values(list))) {
      expect({ id, day: dayOf(id) }).toEqual({ id, day: group.asOf ?? site.statedOn });
    }
  });

  it('says which figures the whitepaper quotes', () => {
    const paper = JSON.stringify(whitepaperDocument);
    const quoted = Object.values(figures)
      .flatMap((list) => Object.values(list))
      .filter(({ group, shownOn = group.shownOn }) => shownOn.includes('whitepaper'));
    expect(quoted.filter(({ text }) => !paper.includes(text)).map(({ id }) => id)).toEqual([]);
  });
});

test.each([
  [48_700_000, 'US dollars', '$48.7M'],
  [0.1, 'US dollars', '$0.1'],
  [10_000_000_000, 'tokens', '10B'],
  [5, 'percent', '5%'],
  [25, 'percent of the total supply', '25%'],
  [12, 'proposals', '12'],
  ['2K+', 'people', '2K+'],
])('%p %s is written %s', (value, unit, text) => {
  expect(writeValue({ value, unit })).toBe(text);
});

test('the day of review is the last one on which a figure counts as current', () => {
  const claim = { id: 'token.price', asOf: '2026-01-01', reviewBy: '2026-07-02' };
  expect(findPastReview([claim], '2026-07-02')).toEqual([]);
  expect(findPastReview([claim], '2026-07-03')).toEqual([
    'token.price is of 2026-01-01 and was to be reviewed by 2026-07-02',
  ]);
});

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

test('a file size is in whole kilobytes', () => {
  expect(fileSize(528_210)).toBe('528 kB');
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
