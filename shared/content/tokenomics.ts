import type { ActionId } from '#shared/actions.ts';
import { figures } from '#shared/figures/figures.ts';
import { groupedNumber } from '#shared/figures/format.ts';
import { type HoldingProblem, scales } from '#shared/figures/holding.ts';
import { type FigureRow, words } from '#shared/figures/words.ts';

const { totalSupply, symbol, annualInflation, validatorMinimumStake } = figures.token;
const secured = figures.allocation['miners-staking'];

export const tokenomicsHero = {
  heading: 'Tokenomics and whitepaper',
  lead: 'Where every token goes, and what it is for.',
  actions: ['viewTokenDistribution', 'downloadWhitepaper'] satisfies ActionId[],
  figures: [
    totalSupply,
    symbol,
    { ...annualInflation, label: 'Annual inflation, basis not set' },
  ] satisfies FigureRow,
};

export const distribution = {
  heading: 'Token distribution',
  lead: words`${secured} of the supply rewards those who secure the chain.`,
};

export const whitepaper = {
  heading: 'What the whitepaper describes',
  lead: 'Three designs for one chain.',
};

export const yourTokens = {
  heading: 'Your tokens',
  lead: `Type an amount. A line is ${scales[1]?.share} of the supply. Each ruler shows one line of the ruler above, a hundred times larger.`,
  field: 'Amount of tokens',
  /** A part of the supply that shows on every ruler. */
  example: groupedNumber(Math.round(totalSupply.value / 810)),
  share: 'Share of the supply',
  votes: 'Votes in governance',
  stakes: words`Validator stakes (${validatorMinimumStake} each)`,
  /** After a share of it in percent. */
  ofSupply: 'of the supply',
  problems: {
    empty: 'Type how many tokens, such as 10,000.',
    unreadable: 'This is not a number of tokens. Type digits, such as 10,000 or 2.5 million.',
    ambiguous:
      'This can be read in two ways. Leave out the thousands separators, or use a full stop for decimals.',
    negative: 'An amount cannot be negative. Type 0 or more.',
    beyondSupply: `This is more than the total supply of ${groupedNumber(totalSupply.value)}.`,
  } satisfies Record<HoldingProblem, string>,
};
