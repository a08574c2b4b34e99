import { readableText } from '#scripts/claims/readable-text.ts';
import { findConflicts, findPastReview } from '#shared/figures/claims/check-claims.ts';
import { findMisplaced, findUnclaimed } from '#shared/figures/claims/check-texts.ts';
import type { ClaimScope } from '#shared/figures/claims/claim.ts';
import { readAmount, writeAmount } from '#shared/figures/claims/claim-text.ts';
import { testnetClaims } from '#shared/figures/claims/testnet.ts';
import { claims } from '#shared/figures/register.ts';
import type { PageId } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

const members = {
  id: 'community.members',
  subject: 'Members',
  scope: 'Community channels',
  value: '2K+',
  text: '2K+',
  phrases: ['#'],
  pages: ['home'] as PageId[],
};
const countries = {
  ...members,
  id: 'team.countries',
  value: '5+',
  text: '5+',
  phrases: ['countries #'],
};

describe('the register', () => {
  it('has an id, a subject, a scope, a source and a day for every claim', () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
    for (const { id, subject, scope, source, unit, asOf, reviewBy, pages } of claims) {
      expect([id, subject, scope, source, unit].filter((word) => word.trim() === '')).toEqual([]);
      expect({ id, asOf }).toEqual({ id, asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
      expect(Date.parse(reviewBy) - Date.parse(asOf)).toBe(182 * 86_400_000);
      expect({ id, pages: pages.length }).not.toEqual({ id, pages: 0 });
    }
  });

  it('tells figures that sound alike apart by what they count', () => {
    const alike = new Map<string, Set<string>>();
    for (const { subject, scope } of claims) {
      const scopes = alike.get(subject) ?? new Set();
      expect({ subject, scope, isNew: !scopes.has(scope) }).toEqual({
        subject,
        scope,
        isNew: true,
      });
      alike.set(subject, scopes.add(scope));
    }
  });

  it('takes the day of the last confirmation where a group has none of its own', () => {
    const { claims: inGroup, ...statement } = testnetClaims;
    const { asOf = site.statedOn }: ClaimScope = statement;
    const registered = claims.filter(({ scope }) => scope === testnetClaims.scope);
    expect(registered.map((claim) => claim.asOf)).toEqual(Object.keys(inGroup).map(() => asOf));
  });
});

describe('how a value is written', () => {
  it.each([
    [48_700_000, 'US dollars', '$48.7M'],
    [0.1, 'US dollars', '$0.1'],
    [10_000_000_000, 'tokens', '10B'],
    [5, 'percent', '5%'],
    [25, 'percent of the total supply', '25%'],
    [12, 'proposals', '12'],
  ])('%p %s is %s', (value, unit, text) => {
    expect(writeAmount(value, unit)).toBe(text);
  });

  it.each([
    ['$50M', { amount: 50_000_000, isBound: false }],
    ['$1B+', { amount: 1_000_000_000, isBound: true }],
    ['20k+', { amount: 20_000, isBound: true }],
    ['1,234.5', { amount: 1_234.5, isBound: false }],
    ['99.7%', { amount: 99.7, isBound: false }],
    ['24/7', undefined],
    ['∞', undefined],
    ['typically under $1', undefined],
  ])('%s is read as %j', (text, amount) => {
    expect(readAmount(text)).toEqual(amount);
  });
});

describe('claims of the same subject and scope', () => {
  it('do not differ on this site', () => {
    expect(findConflicts(claims)).toEqual([]);
  });

  it.each(['3K+', '2K', '2,000'])('are found where one says 2K+ and another %s', (text) => {
    const other = { ...members, id: 'other.members', subject: 'members', text };
    expect(findConflicts([members, other])).toEqual([
      `community.members says 2K+ and other.members says ${text} of "members" (Community channels)`,
    ]);
  });

  it.each([
    { ...members, text: '2,000+' },
    { ...members, text: '2k+' },
    { ...members, text: '9K+', scope: 'Another channel' },
    { ...members, text: '9K+', subject: 'Followers' },
  ])('are left alone when they agree, or count something else: %j', (other) => {
    expect(findConflicts([members, other])).toEqual([]);
  });
});

describe('the day of review', () => {
  it('has not come for any claim on the day of the last confirmation', () => {
    expect(findPastReview(claims, site.statedOn)).toEqual([]);
  });

  it('is the last on which a claim may stand', () => {
    const claim = { id: 'token.price', asOf: '2026-01-01', reviewBy: '2026-07-02' };
    expect(findPastReview([claim], '2026-07-02')).toEqual([]);
    expect(findPastReview([claim], '2026-07-03')).toEqual([
      'token.price is of 2026-01-01 and was to be reviewed by 2026-07-02',
    ]);
  });
});

describe('a figure that is not a claim', () => {
  const find = (text: string) => findUnclaimed(text, [members, countries], [/\bQ[1-4] \d{4}\b/]);

  it.each([
    'raised $49M so far',
    '12+ projects',
    'a yield of 8%',
    '3.2K+ members',
    '12K+ members',
    '2K+% members',
    '5+ time zones',
    'more than 1,000,000 users',
  ])('is found in "%s"', (text) => {
    expect(find(text)).toHaveLength(1);
  });

  it.each([
    'Join 2K+ members.',
    'Countries 5+ and more',
    'planned for Q4 2025',
    'no figure at all',
  ])('is not seen in "%s"', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('is reported with the words around it', () => {
    expect(find('We have raised $49M so far.')).toEqual([
      '"$49M" is no claim: …We have raised $49M so far.…',
    ]);
  });
});

describe('the pages of a claim', () => {
  const textOfPage = new Map<PageId, string>([
    ['home', 'Join 2K+ members in countries 5+'],
    ['lab', 'Nothing here; 12K+ is another figure'],
  ]);

  it('are right when the register and the texts agree', () => {
    expect(findMisplaced(textOfPage, [members, countries])).toEqual([]);
  });

  it('are wrong where one is listed that does not show it', () => {
    expect(findMisplaced(textOfPage, [{ ...members, pages: ['home', 'lab'] }])).toEqual([
      'community.members is listed for lab, which does not show "2K+"',
    ]);
  });

  it('are wrong where one shows it that is not listed', () => {
    expect(findMisplaced(textOfPage, [{ ...countries, pages: [] }])).toEqual([
      'team.countries is shown on home, for which it is not listed',
    ]);
  });
});

test('the readable text of a document is what is read or heard, in its order', () => {
  const html = `<html><head><title>T</title><meta name="description" content="D"><style>a{}</style>
    </head><body><p>One<b>two</b></p><img alt="three"><ul aria-label="four"><li>five</li></ul>
    <script>six</script></body></html>`;
  expect(readableText(html)).toBe('T D One two three four five');
});
