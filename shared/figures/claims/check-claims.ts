import type { RegisteredClaim } from './claim';
import { readAmount } from './claim-text';

type Compared = Pick<RegisteredClaim, 'id' | 'subject' | 'scope' | 'text'>;

/** Claims that say the same of the same, with another value: one of them is wrong. */
export function findConflicts(claims: readonly Compared[]): string[] {
  const firstOf = new Map<string, Compared>();
  const conflicts: string[] = [];
  for (const claim of claims) {
    const key = `${claim.subject}|${claim.scope}`.toLowerCase();
    const first = firstOf.get(key);
    firstOf.set(key, first ?? claim);
    if (!first || meaningOf(first) === meaningOf(claim)) continue;
    conflicts.push(
      `${first.id} says ${first.text} and ${claim.id} says ${claim.text} of "${claim.subject}" (${claim.scope})`,
    );
  }
  return conflicts;
}

/**
 * Claims that nobody has confirmed for too long.
 * @param today the UTC date as `yyyy-mm-dd`
 */
export function findPastReview(
  claims: readonly Pick<RegisteredClaim, 'id' | 'asOf' | 'reviewBy'>[],
  today: string,
): string[] {
  return claims
    .filter(({ reviewBy }) => today > reviewBy)
    .map(({ id, asOf, reviewBy }) => `${id} is of ${asOf} and was to be reviewed by ${reviewBy}`);
}

/** The same for "2K+" and "2,000+"; another for "2,000", because that is exact. */
function meaningOf({ text }: Compared): string {
  const read = readAmount(text);
  return read ? `${read.amount}${read.isBound ? '+' : ''}` : text.toLowerCase();
}
