import { laterPrice } from '#shared/content/risk.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { figures } from '#shared/figures/figures.ts';
import { groupedNumber, percent } from '#shared/figures/format.ts';
import { migrationStated } from '#shared/schedule/phases.ts';
import { site } from '#shared/site.ts';
import type { Chapter } from './chapter';

const { token, presale } = figures;
const rows = allocationTable();
const supply = token.totalSupply.text;
const inflation = token.annualInflation.text;
const minimumStake = `${token.validatorMinimumStake.text} ${site.symbol}`;
const totalShare = rows.reduce((sum, row) => sum + row.share, 0);

export const tokenChapter: Chapter = {
  id: 'token',
  title: 'Token and allocation',
  opening: `${site.symbol} is the native token of ${site.chain}. It is a consumable utility token: it is meant to be used, and some uses consume it.`,
  sections: {
    'token-uses': {
      title: 'What the token is for',
      notes: {
        Symbol: site.symbol,
        'Total supply': `${groupedNumber(token.totalSupply.value)} (${supply})`,
        'Annual inflation': inflation,
        'Validator stake': `At least ${minimumStake}`,
      },
      blocks: [
        {
          points: {
            'Stake.': `Validators stake at least ${minimumStake}, their own or delegated to them.`,
            'Votes.': `In governance, ${token.votesPerToken.text} token = ${token.votesPerToken.text} vote.`,
            'Services.':
              'The token is spendable in the ecosystem marketplace on services, tools and access.',
          },
        },
        'The token is not a security and not an investment. It gives no share in a company, no claim on profits or assets, no dividend and no interest, and nobody is obliged to buy it back. Staking rewards follow from the rules of the protocol. They are not guaranteed, and they are not a return on capital.',
      ],
    },
    'token-supply': {
      title: 'Supply and inflation',
      blocks: [
        `The total supply is ${supply}. Annual inflation is ${inflation}. New tokens pay those who secure the chain. Every holder bears the cost: whoever does not stake owns a slightly smaller share each year. This version does not fix the basis or the schedule of inflation. Both are subject to governance.`,
      ],
    },
    'token-presale': {
      title: 'Presale',
      notes: {
        'Before you decide':
          'Read the risks in the last chapter and the terms of service. Purchases are final and non-refundable.',
      },
      blocks: [
        `A presale of the token runs on ${site.presaleChain}. The figures below are from the site when this version was made. The site shows the current ones. ${laterPrice}`,
        {
          caption: 'The presale when this version was made',
          columns: ['Presale', 'Figure'],
          rows: [
            ['Current price', presale.currentPrice.text],
            ['Price of the next round', presale.nextRoundPrice.text],
            ['Raised', `${presale.raised.text} of a ${presale.goal.text} goal`],
            ['Payment tokens', site.paymentTokens.join(', ')],
          ],
        },
        `Tokens bought in the presale are to move to ${site.chain}. The migration ${migrationStated(site.statedOn)}. This version does not describe its steps.`,
      ],
    },
    'token-allocation': {
      title: 'Allocation',
      blocks: [
        {
          figure: 'allocation',
          alt: `A ring of a hundred spokes and as many lines, in the parts of the allocation: ${rows.map((row) => `${row.label} ${percent(row.share)}`).join(', ')}.`,
          caption:
            'Allocation of the total supply: a hundred lines, one for each percent, below the names of their parts. The ring has a spoke for each line.',
        },
        {
          caption: 'Allocation of the total supply, in whole tokens',
          columns: ['Allocation', 'Share', 'Tokens'],
          rows: rows.map((row) => [
            row.note ? `${row.label} (${row.note})` : row.label,
            percent(row.share),
            groupedNumber(row.tokens),
          ]),
          foot: ['Total supply', percent(totalShare), groupedNumber(token.totalSupply.value)],
          isNumeric: true,
        },
      ],
    },
    'token-purposes': {
      title: 'What each part is for',
      notes: {
        Vesting:
          'Tokens become available in steps over time. This version does not state the steps.',
      },
      blocks: [
        {
          points: Object.fromEntries(rows.map((row) => [`${row.label}.`, row.description])),
        },
      ],
    },
  },
};
