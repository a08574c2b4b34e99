import { site } from '#shared/site.ts';
import { figures } from './figures';

/** Names of the chart's colours in the style sheet's tokens. */
export type ChartColor = 'vermilion' | 'verdigris' | 'bond' | 'madder' | 'slate' | 'bronze';

interface AllocationWords {
  color: ChartColor;
  description: string;
  note?: string;
}

export interface Allocation extends AllocationWords {
  id: string;
  label: string;
  percent: number;
}

type AllocationId = keyof typeof figures.allocation;

const words: Record<AllocationId, AllocationWords> = {
  presale: {
    color: 'vermilion',
    description: `Sold in rounds before the migration to ${site.chain}.`,
  },
  'miners-staking': {
    color: 'verdigris',
    description: 'Rewards for the validators and stakers who secure the chain.',
  },
  liquidity: { color: 'bond', description: 'Depth for exchange and DEX pairs.' },
  'strategic-partner': {
    color: 'madder',
    description: 'For institutions that bring assets and users on-chain.',
  },
  team: {
    color: 'slate',
    note: 'vesting',
    description: 'Held by the people who build the protocol, subject to vesting.',
  },
  foundation: { color: 'bronze', description: 'Grants, audits and long-term protocol work.' },
};

/** Shares of the total supply in percent, with their texts in the chart; a test says when they do not add up to 100. */
export const allocations: readonly Allocation[] = (Object.keys(words) as AllocationId[]).map(
  (id) => {
    const { subject: label, value: percent } = figures.allocation[id];
    return { id, label, percent, ...words[id] };
  },
);
