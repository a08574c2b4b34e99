import type { ActionId } from '#shared/actions.ts';
import { statementOf } from '#shared/figures/claims/claim.ts';
import { tokenScope } from '#shared/figures/claims/token.ts';
import type { FigureSet } from '#shared/figures/figure-set.ts';
import { compactNumber } from '#shared/figures/format.ts';
import { token } from '#shared/figures/token.ts';

export const tokenomicsHero = {
  heading: 'Tokenomics and whitepaper',
  lead: 'One supply and every allocation of it, published in full.',
  actions: ['viewTokenDistribution', 'downloadWhitepaper'] satisfies ActionId[],
  figures: {
    stated: statementOf(tokenScope),
    figures: [
      { value: compactNumber(token.totalSupply), label: 'Total supply' },
      { value: token.symbol, label: 'Token symbol' },
      { value: `${token.annualInflationPercent}%`, label: 'Annual inflation' },
    ],
  } satisfies FigureSet,
};

export const distribution = {
  heading: 'Token distribution',
  lead: 'Who receives the tokens, in shares of the total supply.',
};

export const whitepaper = {
  heading: 'What the whitepaper describes',
  lead: 'Three designs carry the chain. Each joins two parts that would be weaker alone.',
  /** Follows once the quarter of the migration is over; goes on with "as of" and a day. */
  overdue: 'The date that the whitepaper gives has passed, and the migration is not completed',
  next: ['updatedWhitepaper'] satisfies ActionId[],
};
