import { type PageId, pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { printedWhitepaper } from '#shared/whitepaper/chapters/printed.ts';
import type { Claim, ClaimGroup, ClaimScope, RegisteredClaim } from '../claims/claim';
import { patternOf } from '../claims/claim-pattern';
import { readAmount, writeAmount } from '../claims/claim-text';
import { contentWords } from '../claims/content-words';

/** Half a year, after which a figure of a young network says little. */
const REVIEW_AFTER_DAYS = 182;

interface Details extends Partial<Pick<RegisteredClaim, 'kind' | 'pages' | 'phrases'>> {
  unit: string;
}

/** Registers what a statistics strip shows. */
export function registerGroup<Key extends string>(
  name: string,
  group: ClaimGroup & { claims: Record<Key, Claim> },
  shownOn: readonly PageId[],
  details: Record<Key, Details>,
): RegisteredClaim[] {
  const claims: Record<Key, Claim> = group.claims;
  return (Object.keys(claims) as Key[]).map((key) =>
    registerClaim(`${name}.${key}`, group, { pages: shownOn, ...claims[key], ...details[key] }),
  );
}

/** Registers what calculations and running text take. */
export function registerFigures<Key extends string>(
  name: string,
  scope: ClaimScope,
  shownOn: readonly PageId[],
  details: Record<Key, Details & { subject: string; value: number | string }>,
): RegisteredClaim[] {
  return (Object.keys(details) as Key[]).map((key) =>
    registerClaim(`${name}.${key}`, scope, { pages: shownOn, ...details[key] }),
  );
}

const paperWords = contentWords(printedWhitepaper);

function registerClaim(
  id: string,
  { scope, source, asOf = site.statedOn }: ClaimScope,
  claim: Details & Pick<RegisteredClaim, 'subject' | 'value' | 'pages'>,
): RegisteredClaim {
  const { subject, unit, kind = 'stated', phrases = ['#'] } = claim;
  const text = typeof claim.value === 'number' ? writeAmount(claim.value, unit) : claim.value;
  const read = readAmount(text);
  const value =
    typeof claim.value === 'string' && read && !read.isBound ? read.amount : claim.value;
  return {
    id,
    subject,
    value,
    text,
    unit,
    scope,
    source,
    kind,
    asOf,
    reviewBy: daysAfter(asOf, REVIEW_AFTER_DAYS),
    pages: withReader(claim.pages, patternOf({ value, text, phrases })),
    phrases,
  };
}

/** The page on which the whitepaper can be read shows whatever the printed version says. */
function withReader(listed: readonly PageId[], pattern: RegExp): PageId[] {
  const isPrinted = pattern.test(paperWords);
  return pages
    .map(({ id }) => id)
    .filter((id) => listed.includes(id) || (id === 'tokenomics' && isPrinted));
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
