import { site } from '#shared/site.ts';
import { allocations } from '../claims/allocations';
import { statedByProject } from '../claims/claim';
import { presaleFigures, presaleScope, tokenFigures, tokenScope } from '../claims/token';
import { registerFigures } from './register-claims';

export const tokenRegister = [
  ...registerFigures('token', tokenScope, ['tokenomics'], {
    symbol: {
      subject: 'Token symbol',
      value: tokenFigures.symbol,
      unit: 'ticker',
      phrases: ['token symbol #'],
    },
    totalSupply: { subject: 'Total supply', value: tokenFigures.totalSupply, unit: 'tokens' },
    annualInflation: {
      subject: 'Annual inflation',
      value: tokenFigures.annualInflationPercent,
      unit: 'percent',
    },
    validatorMinimumStake: {
      subject: 'Minimum stake of a validator',
      value: tokenFigures.validatorMinimumStake,
      unit: 'tokens',
      pages: ['ecosystem', 'governance'],
      phrases: [`# ${site.symbol}`],
    },
    votesPerToken: {
      subject: 'Votes in governance',
      value: tokenFigures.votesPerToken,
      unit: 'votes per token',
      pages: ['ecosystem', 'governance'],
      phrases: ['# token = # vote'],
    },
  }),
  ...registerFigures(
    'allocation',
    { scope: 'Total supply of the native token, by allocation', source: statedByProject },
    ['tokenomics'],
    Object.fromEntries(
      allocations.map(({ id, label, percent }) => [
        id,
        { subject: label, value: percent, unit: 'percent of the total supply' },
      ]),
    ),
  ),
  ...registerFigures('presale', presaleScope, ['home'], {
    raised: { subject: 'Raised', value: presaleFigures.raisedUsd, unit: 'US dollars' },
    goal: { subject: 'Goal', value: presaleFigures.goalUsd, unit: 'US dollars', kind: 'target' },
    currentPrice: {
      subject: 'Current price of a token',
      value: presaleFigures.currentPriceUsd,
      unit: 'US dollars',
      pages: ['home', 'ecosystem'],
    },
    nextRoundPrice: {
      subject: 'Price of a token in the next round',
      value: presaleFigures.nextRoundPriceUsd,
      unit: 'US dollars',
      kind: 'target',
      pages: ['home', 'ecosystem'],
    },
  }),
];
