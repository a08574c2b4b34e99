import type { ActionId } from '#shared/actions.ts';
import { figures } from '#shared/figures/figures.ts';
import type { FigureRow } from '#shared/figures/words.ts';

const { totalSupply, symbol, annualInflation } = figures.token;

export const tokenomicsHero = {
  heading: 'Tokenomics and whitepaper',
  lead: 'One supply and every allocation of it, published in full.',
  actions: ['viewTokenDistribution', 'downloadWhitepaper'] satisfies ActionId[],
  figures: [totalSupply, symbol, annualInflation] satisfies FigureRow,
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
