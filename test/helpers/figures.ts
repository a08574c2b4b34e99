import { type Claim, claims } from '#shared/figures/claims.ts';

/** The figure with the longest text, which is part of no other, among those that a test wants. */
export function longestFigure(isWanted: (claim: Claim) => boolean): Claim {
  const [longest] = claims
    .filter((claim) => isWanted(claim) && /\d/.test(claim.text))
    .toSorted((one, other) => other.text.length - one.text.length);
  if (!longest) throw new Error('No figure is like that');
  return longest;
}
