import { findConflicts, findPastReview } from '#shared/figures/claims/check-claims.ts';
import { findMisplaced, findUnclaimed } from '#shared/figures/claims/check-texts.ts';
import { contentWords } from '#shared/figures/claims/content-words.ts';
import { noClaims } from '#shared/figures/claims/no-claims.ts';
import { claims } from '#shared/figures/register.ts';
import type { PageId } from '#shared/pages.ts';
import { whitepaperDocument } from '#shared/whitepaper/whitepaper.ts';
import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { readableText } from './readable-text';

/**
 * All that is wrong with the figures of the site as it is served, one line each.
 * @param today the UTC date as `yyyy-mm-dd`
 */
export function findClaimFaults(htmlOfPage: ReadonlyMap<PageId, string>, today: string): string[] {
  const textOfPage = new Map([...htmlOfPage].map(([id, html]) => [id, readableText(html)]));
  return [
    ...findConflicts(claims),
    ...findPastReview(claims, today),
    ...findMisplaced(textOfPage, claims),
    ...[...htmlOfPage].flatMap(([id, html]) =>
      findUnclaimedOnPage(id, html).map((fault) => `${id}: ${fault}`),
    ),
    ...findUnclaimed(contentWords(whitepaperDocument), claims, patterns).map(
      (fault) => `whitepaper: ${fault}`,
    ),
  ];
}

const patterns = noClaims.map(({ pattern }) => pattern);

function findUnclaimedOnPage(id: PageId, html: string): string[] {
  // The printed whitepaper keeps its figures when those of the site change.
  const text = readableText(html, `#${whitepaperSection.reader.id}`);
  const shown = claims.filter(({ pages }) => pages.includes(id));
  return findUnclaimed(text, shown, patterns);
}
