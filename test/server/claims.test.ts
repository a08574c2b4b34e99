import type { Express } from 'express';
import request from 'supertest';
import { findClaimFaults } from '#scripts/claims/claim-faults.ts';
import { readableText } from '#scripts/claims/readable-text.ts';
import type { RegisteredClaim } from '#shared/figures/claims/claim.ts';
import { noClaims } from '#shared/figures/claims/no-claims.ts';
import { longDate } from '#shared/figures/format.ts';
import { claims } from '#shared/figures/register.ts';
import { getPage, type PageId, pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { longestClaim } from '#test/helpers/claims.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

// Reads all pages several times, on a machine that may be busy.
const htmlOfPage = new Map<PageId, string>();
let app: Express;

beforeAll(async () => {
  ({ app } = await createTestApp());
  for (const { id, path } of pages) htmlOfPage.set(id, (await request(app).get(path)).text);
});

const textOf = (id: PageId) => readableText(htmlOfPage.get(id) ?? '');

test('every figure served is a claim, and every claim stands on the pages that it lists and on no other', () => {
  expect(findClaimFaults(htmlOfPage, site.statedOn)).toEqual([]);
});

test('a figure that is changed on one page is missed there, and found to be no claim', () => {
  const { id, text } = longestClaim(({ pages: listed }) => listed.includes('home'));
  const html = htmlOfPage.get('home')?.replaceAll(text, '$7,654,321.9') ?? '';
  const faults = findClaimFaults(new Map(htmlOfPage).set('home', html), site.statedOn);
  expect(faults).toContain(`${id} is listed for home, which does not show "${text}"`);
  expect(faults).toContainEqual(expect.stringMatching(/^home: "\$7,654,321\.9\.?" is no claim: …/));
});

test('a claim that turns up on another page is found there', () => {
  const { id, text } = longestClaim(
    ({ pages: listed, phrases }) => !listed.includes('contact') && phrases[0] === '#',
  );
  const html = htmlOfPage.get('contact')?.replace('</main>', `<p>${text}</p></main>`) ?? '';
  const faults = findClaimFaults(new Map(htmlOfPage).set('contact', html), site.statedOn);
  expect(faults).toContain(`${id} is shown on contact, for which it is not listed`);
  expect(faults).toContainEqual(expect.stringMatching(/^contact: ".+" is no claim/));
});

test('claims that nobody has confirmed for more than half a year are named', () => {
  const day = new Date(Date.parse(site.statedOn) + 183 * 86_400_000).toISOString().slice(0, 10);
  const faults = findClaimFaults(htmlOfPage, day);
  expect(faults.length).toBeGreaterThanOrEqual(1);
  expect(faults[0]).toMatch(/ was to be reviewed by /);
});

test('whatever may hold digits without being a claim is there to be read', () => {
  const text = [...htmlOfPage.keys()].map(textOf).join('\n');
  const unused = noClaims.filter(({ pattern }) => !pattern.test(text));
  expect(unused.map(({ pattern, why }) => `${pattern}: ${why}`)).toEqual([]);
});

test('/claims.json lists every claim with the addresses of its pages', async () => {
  const { body, headers } = await request(app).get('/claims.json').expect(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body.statedOn).toBe(site.statedOn);
  expect(body.claims).toHaveLength(claims.length);
  for (const [index, claim] of claims.entries()) {
    expect(body.claims[index]).toEqual({
      id: claim.id,
      subject: claim.subject,
      value: claim.value,
      text: claim.text,
      unit: claim.unit,
      scope: claim.scope,
      asOf: claim.asOf,
      reviewBy: claim.reviewBy,
      source: claim.source,
      kind: claim.kind,
      pages: claim.pages.map((id) => `${site.defaultOrigin}${getPage(id).path}`),
    });
  }
});

test('its addresses are those of PUBLIC_ORIGIN', async () => {
  const { app: other } = await createTestApp({ PUBLIC_ORIGIN: 'https://www.example.com' });
  const { body } = await request(other).get('/claims.json');
  const addresses: string[] = body.claims.flatMap((claim: { pages: string[] }) => claim.pages);
  expect(new Set(addresses.map((address) => new URL(address).origin))).toEqual(
    new Set(['https://www.example.com']),
  );
});

test.each(pages)('$path says who states its figures, and as of which day', ({ id }) => {
  const isStated = ({ source, pages: listed }: RegisteredClaim) =>
    source.startsWith('stated by') && listed.includes(id);
  for (const { source, asOf } of claims.filter(isStated)) {
    expect(textOf(id)).toContain(`${source.replace('stated ', '')}, as of`);
    expect(textOf(id)).toContain(longDate(asOf));
  }
});
