import { load } from 'cheerio';
import request from 'supertest';
import { type Claim, claims } from '#shared/claims/claims.ts';
import { yourTokens } from '#shared/content/tokenomics.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { figures } from '#shared/figures/figures.ts';
import { groupedNumber, longDate } from '#shared/figures/format.ts';
import { holdingOf, scales, writeAmount } from '#shared/figures/holding.ts';
import { getPage, type PageId, pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { expectNone } from '#test/helpers/expect-none.ts';
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
  const text = load(htmlOf(id))('body').text().replaceAll(/\s+/g, ' ');
  const isStated = ({ source, pages: listed }: Claim) =>
    source.startsWith('stated by') && listed.includes(id);
  for (const { source, asOf } of claims.filter(isStated)) {
    expect(text).toContain(`${source.replace('stated ', '')}, as of`);
    expect(text).toContain(longDate(asOf));
  }
});

type Listed = Pick<Claim, 'id' | 'value' | 'text' | 'pages'>;

/** The printed whitepaper keeps its figures when the site's change. */
const printed = `#${whitepaperSection.reader.id}`;

/** What is wrong with the figures of a served page, one line each. */
function findFigureFaults(page: PageId, html: string, claims: readonly Listed[]): string[] {
  const $ = load(html, { scriptingEnabled: false });
  const marks = $('data')
    .toArray()
    .map((mark) => ({ id: mark.attribs.value, text: $(mark).text() }));
  const paper = $(printed).text();
  const wrong = marks.flatMap(({ id, text }) => {
    const claim = claims.find((one) => one.id === id);
    if (!claim) return `marks "${text}" as ${id}, which is not listed`;
    if (!claim.pages.includes(page)) return `shows ${id}, which is not listed for it`;
    return saysTheSame(text, claim) ? [] : `says "${text}" where ${id} is "${claim.text}"`;
  });
  const missing = claims
    .filter(({ pages, id, text }) => {
      const isShown = marks.some((mark) => mark.id === id) || paper.includes(text);
      return pages.includes(page) && !isShown;
    })
    .map(({ id, text }) => `does not show "${text}", although ${id} is listed for it`);
  return [...wrong, ...missing, ...findUnmarked(html, claims)];
}

/** Other formats of the same value: "10B" is "10,000,000,000" in a table, "25%" is "25.0%", an image has no text. */
function saysTheSame(text: string, { value, text: listed }: Listed): boolean {
  return text === listed || text === '' || Number(text.replaceAll(/[,%]/g, '')) === value;
}

/** An amount of money, a share, a bound, or a number of three or more digits that is not a year. */
const figure =
  /(?<![\w.,/-])(?:\$\s?\d[\d.,]*[kKMBT]?\+?|\d[\d.,]*(?:[kKMBT]\b\+?|[+%])|(?!20\d\d\b)\d[\d,.]{2,}(?! kB))/g;

/** Figures typed into a text. Small integers are ignored, because they also count words. */
function findUnmarked(html: string, claims: readonly Listed[]): string[] {
  const $ = load(html, { scriptingEnabled: false });
  $(`script, style, data, time, code, svg, ${printed}`).remove();
  // Two elements are two words.
  $('body *').append(' ');
  const description = $('meta[name="description"]').attr('content') ?? '';
  const read = [$('title').text(), description, $('body').text()].join(' ').replaceAll(/\s+/g, ' ');
  // Accessible names cannot be marked, but may contain listed figures.
  const heard = Array.from($('[alt], [aria-label]'), ({ attribs }) =>
    [attribs.alt, attribs['aria-label']].join(' '),
  );
  const listed = claims.map((claim) => claim.text);
  return [...findTyped(read, computed), ...findTyped(heard.join(' '), [...computed, ...listed])];

  function findTyped(text: string, known: readonly string[]): string[] {
    const unnamed = ownNames.reduce<string>((rest, name) => rest.replaceAll(name, ''), text);
    return [...unnamed.matchAll(figure)].flatMap(({ 0: found, index }) => {
      if (known.includes(found.replace(/[.,]+$/, ''))) return [];
      const around = unnamed.slice(Math.max(0, index - 30), index + found.length + 30);
      return `shows "${found}", which is not a listed figure: …${around}…`;
    });
  }
}

/** Names chosen by the operator, which may contain digits. */
const { product, symbol, chain, presaleChain, stablecoin } = site;
const ownNames = [product, symbol, chain, presaleChain, stablecoin.symbol];

/** Computed numbers: rows and total of the allocation table, and an example amount. */
const computed = [
  ...allocationTable().map(({ tokens }) => groupedNumber(tokens)),
  '100.0%',
  ...scales.flatMap(({ share, tokens }) => [share, writeAmount(tokens)]),
  ...Object.values(holdingOf(yourTokens.example))
    .flatMap(Object.values<number>)
    .map(writeAmount)
    .flatMap((amount) => [amount, `${amount}%`]),
];
