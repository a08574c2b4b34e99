import type { PageId } from '#shared/pages.ts';
import type { RegisteredClaim } from './claim';
import { patternOf, type Shown } from './claim-pattern';

/** Where the register lies about a page: claims that it does not show, and claims that it should not. */
export function findMisplaced(
  textOfPage: ReadonlyMap<PageId, string>,
  claims: readonly (Shown & Pick<RegisteredClaim, 'id' | 'pages'>)[],
): string[] {
  return claims.flatMap((claim) => {
    const pattern = patternOf(claim);
    return [...textOfPage].flatMap(([page, text]) => {
      const isListed = claim.pages.includes(page);
      if (isListed === text.search(pattern) >= 0) return [];
      return isListed
        ? `${claim.id} is listed for ${page}, which does not show "${claim.text}"`
        : `${claim.id} is shown on ${page}, for which it is not listed`;
    });
  });
}

/** Words with a digit that belong to no claim and to nothing else that may hold one. */
export function findUnclaimed(
  text: string,
  claims: readonly Shown[],
  otherPatterns: readonly RegExp[],
): string[] {
  const known = [...claims.map(patternOf), ...otherPatterns];
  const isKnown = new Uint8Array(text.length);
  for (const pattern of known) {
    for (const match of text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))) {
      isKnown.fill(1, match.index, match.index + match[0].length);
    }
  }
  const words = [...text.matchAll(/\S*\d\S*/g)];
  return words
    .filter(({ 0: word, index }) =>
      [...word].some((sign, at) => /\d/.test(sign) && !isKnown[index + at]),
    )
    .map(({ 0: word, index }) => {
      const around = text.slice(Math.max(0, index - 30), index + word.length + 30);
      return `"${word}" is no claim: …${around}…`;
    });
}
