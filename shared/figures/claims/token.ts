import { site } from '#shared/site.ts';
import { type ClaimScope, statedByProject } from './claim';

export const tokenScope: ClaimScope = {
  scope: `The native token of ${site.chain}`,
  source: statedByProject,
};

/** Amounts are tokens or percent. */
export const tokenFigures = {
  symbol: site.symbol,
  totalSupply: 10_000_000_000,
  annualInflationPercent: 5,
  validatorMinimumStake: 10_000,
  votesPerToken: 1,
} as const;

export const presaleScope: ClaimScope = {
  scope: `Presale on ${site.presaleChain}`,
  source: statedByProject,
};

export const presaleFigures = {
  raisedUsd: 48_700_000,
  goalUsd: 60_000_000,
  currentPriceUsd: 0.1,
  nextRoundPriceUsd: 0.2,
} as const;
