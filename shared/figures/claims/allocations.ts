import { site } from '#shared/site.ts';

export interface Allocation {
  id: string;
  label: string;
  percent: number;
  /** Name of a chart colour in the style sheet's tokens. */
  color: string;
  description: string;
  note?: string;
}

/** Shares of the total supply in percent, each a claim; tested to add up to 100. */
export const allocations = [
  {
    id: 'presale',
    label: 'Presale',
    percent: 25,
    color: 'vermilion',
    description: `Sold in rounds before the migration to ${site.chain}.`,
  },
  {
    id: 'miners-staking',
    label: 'Miners and Staking',
    percent: 35,
    color: 'verdigris',
    description: 'Rewards for the validators and stakers who secure the chain.',
  },
  {
    id: 'liquidity',
    label: 'Liquidity',
    percent: 10,
    color: 'bond',
    description: 'Depth for exchange and DEX pairs.',
  },
  {
    id: 'strategic-partner',
    label: 'Strategic Partner',
    percent: 8,
    color: 'madder',
    description: 'For institutions that bring assets and users on-chain.',
  },
  {
    id: 'team',
    label: 'Team',
    percent: 7,
    color: 'slate',
    note: 'vesting',
    description: 'Held by the people who build the protocol, subject to vesting.',
  },
  {
    id: 'foundation',
    label: 'Foundation',
    percent: 15,
    color: 'bronze',
    description: 'Grants, audits and long-term protocol work.',
  },
] as const satisfies readonly Allocation[];
