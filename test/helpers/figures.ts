import { type Claim, claims } from '#shared/figures/claims.ts';

/** The matching figure with the longest text, so that no other contains it. */
export function longestFigure(isWanted: (claim: Claim) => boolean): Claim {
  const [longest] = claims
    .filter((claim) => isWanted(claim) && /\d/.test(claim.text))
    .toSorted((one, other) => other.text.length - one.text.length);
  if (!longest) throw new Error('No figure matches');
  return longest;
}
