import { load } from 'cheerio';
import request from 'supertest';
import { type Claim, claims } from '#shared/figures/claims.ts';
import { figures } from '#shared/figures/figures.ts';
import { longDate } from '#shared/figures/format.ts';
import { getPage, type PageId, pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { expectNone } from '#test/helpers/expect-none.ts';
import { findFigureFaults, readableText } from '#test/helpers/figure-faults.ts';
import { shareTestApp } from '#test/helpers/test-app.ts';

const htmlOfPage = new Map<PageId, string>();
const PUBLIC_ORIGIN = 'https://www.example.com';
const app = shareTestApp({ PUBLIC_ORIGIN });

beforeAll(async () => {
  for (const { id, path } of pages) htmlOfPage.set(id, (await request(app).get(path)).text);
});

const htmlOf = (id: PageId) => htmlOfPage.get(id) ?? '';
const addTo = (id: PageId, html: string) => htmlOf(id).replace('</main>', `${html}</main>`);

test.each(pages)('$path marks exactly the figures that are listed for it', ({ id }) => {
  expectNone(
    findFigureFaults(id, htmlOf(id), claims),
    'Quote each figure from shared/figures/figures.ts, and list there the pages that show it (shownOn):',
  );
});

test('the lab says beside its investment which currency it is in, or that none is stated', () => {
  const { id, unit } = figures.lab.investment;
  const $ = load(htmlOf('lab'));
  expect($('dl > div').has(`[value="${id}"]`).text()).toContain(unit);
});

describe('the check reports', () => {
  // With the longest text, so that no other contains it.
  const [figure] = claims
    .filter(({ pages: listed, text }) => listed.includes('home') && /\d/.test(text))
    .toSorted((one, other) => other.text.length - one.text.length) as [Claim];
  const mark = `<data value="${figure.id}">${figure.text}</data>`;

  test('a figure that a page no longer shows', () => {
    expect(findFigureFaults('home', '<main></main>', claims)).toContain(
      `does not show "${figure.text}", although ${figure.id} is listed for it`,
    );
  });

  const unlisted = expect.stringMatching(/^shows ".+", which is not a listed figure: …/);

  test.each([
    ['home', mark.replace(figure.text, '777'), `says "777" where ${figure.id} is "${figure.text}"`],
    ['contact', mark, `shows ${figure.id}, which is not listed for it`],
    ['contact', '<data value="no.such">1</data>', 'marks "1" as no.such, which is not listed'],
    ['contact', '<p>raised $49M so far</p>', unlisted],
    ['contact', '<p>12+ projects</p>', unlisted],
    ['contact', '<p>a yield of 8%</p>', unlisted],
    ['contact', '<p>777 banks</p>', unlisted],
    ['contact', '<p>1,200 users</p>', unlisted],
    ['contact', '<i role="img" aria-label="$49M of $60M"></i>', expect.stringContaining('"$49M"')],
  ] as const)('what is wrong on %s with %s', (id, html, fault) => {
    expect(findFigureFaults(id, addTo(id, html), claims)).toEqual([fault]);
  });

  test.each(['planned for Q4 2025', '3 steps', 'in 2031', 'layer-1', 'a file of 528 kB'])(
    'no other numbers: %s',
    (text) => {
      expect(findFigureFaults('contact', addTo('contact', `<p>${text}</p>`), claims)).toEqual([]);
    },
  );
});

test('/claims.json lists every figure with the URLs of its pages', async () => {
  const { body, headers } = await request(app).get('/claims.json').expect(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body.statedOn).toBe(site.statedOn);
  expect(body.claims).toEqual(
    claims.map((claim) => ({
      ...claim,
      pages: claim.pages.map((id) => `${PUBLIC_ORIGIN}${getPage(id).path}`),
    })),
  );
});

test.each(pages)('$path says who states its figures, and as of which day', ({ id }) => {
  const text = readableText(htmlOf(id));
  const isStated = ({ source, pages: listed }: Claim) =>
    source.startsWith('stated by') && listed.includes(id);
  for (const { source, asOf } of claims.filter(isStated)) {
    expect(text).toContain(`${source.replace('stated ', '')}, as of`);
    expect(text).toContain(longDate(asOf));
  }
});
