import type { RegisteredClaim } from '#shared/figures/claims/claim.ts';
import { claims } from '#shared/figures/register.ts';

/** The claim with the longest figure, which is part of no other text, among those that a test wants. */
export function longestClaim(isWanted: (claim: RegisteredClaim) => boolean): RegisteredClaim {
  const [longest] = claims
    .filter((claim) => isWanted(claim) && /\d/.test(claim.text))
    .toSorted((one, other) => other.text.length - one.text.length);
  if (!longest) throw new Error('No claim is like that');
  return longest;
}
