import { claims, findPastReview } from '#shared/figures/claims.ts';
import { writeValue } from '#shared/figures/figure.ts';
import { figures } from '#shared/figures/figures.ts';
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
