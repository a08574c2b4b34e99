import type { Figure } from '#shared/figures/figure.ts';
import { figures } from '#shared/figures/figures.ts';
import { type PageId, pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { printedWhitepaper } from '#shared/whitepaper/printed.ts';

/** A figure with what a reader needs to judge it, as in `/claims.json`. */
export interface Claim extends Pick<Figure, 'id' | 'subject' | 'value' | 'text' | 'unit'> {
  scope: string;
  source: string;
  kind: 'measured' | 'target' | 'stated';
  asOf: string;
  /** Last day before it has to be confirmed again. */
  reviewBy: string;
  /** Every page that shows it; a test checks them all. */
  pages: readonly PageId[];
}

/** Half a year, after which a figure of a young network says little. */
const REVIEW_AFTER_DAYS = 182;

const printedWords = JSON.stringify(printedWhitepaper);

/** The whole list. Only the server uses this form. */
export const claims: readonly Claim[] = Object.values(figures).flatMap((group) =>
  Object.values(group).map(claimOf),
);

function claimOf(figure: Figure): Claim {
  const { id, subject, value, text, unit, kind = 'stated', group } = figure;
  const { scope, source, asOf = site.statedOn } = group;
  const reviewBy = daysAfter(asOf, REVIEW_AFTER_DAYS);
  return {
    ...{ id, subject, value, text, unit, scope, asOf, reviewBy, source, kind },
    pages: pagesOf(figure),
  };
}

/** The page with the whitepaper also shows the figures that are printed in it. */
function pagesOf({ text, group, shownOn = group.shownOn }: Figure): PageId[] {
  const isPrinted = shownOn.includes('whitepaper') && printedWords.includes(text);
  return pages
    .map(({ id }) => id)
    .filter((id) => shownOn.includes(id) || (id === 'tokenomics' && isPrinted));
}

/**
 * Claims whose last confirmation is too old.
 * @param today the UTC date as `yyyy-mm-dd`
 */
export function findPastReview(
  listed: readonly Pick<Claim, 'id' | 'asOf' | 'reviewBy'>[],
  today: string,
): string[] {
  return listed
    .filter(({ reviewBy }) => today > reviewBy)
    .map(({ id, asOf, reviewBy }) => `${id} is of ${asOf} and was to be reviewed by ${reviewBy}`);
}

/**
 * A later day; both are written as `yyyy-mm-dd`.
 * @throws Error that says where to correct a day that no calendar has
 */
export function daysAfter(day: string, days: number): string {
  const time = Date.parse(day);
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  if (Number.isNaN(time) || dayOf(time) !== day) {
    const places = 'statedOn in shared/site.ts, or asOf in shared/figures/figures.ts';
    throw new Error(`"${day}" is not a day such as "2026-11-21": correct ${places}`);
  }
  return dayOf(time + days * 86_400_000);
}
