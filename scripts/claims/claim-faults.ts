import { claims } from '../../shared/claims';
import { findConflicts, findPastReview } from '../../shared/claims/check-claims';
import { findMisplaced, findUnclaimed } from '../../shared/claims/check-texts';
import { contentWords } from '../../shared/claims/content-words';
import { noClaims } from '../../shared/claims/no-claims';
import { whitepaperDocument } from '../../shared/content/whitepaper';
import { whitepaperSection } from '../../shared/content/whitepaper-section';
import type { PageId } from '../../shared/pages';
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
