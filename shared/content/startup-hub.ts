import type { ActionId } from '#shared/actions.ts';
import { figures } from '#shared/figures/figures.ts';

export const startupHub = {
  heading: 'Startup hub',
  grant: {
    before: 'Developer grants up to',
    maximum: figures.developers.grantMaximum,
    after: 'for a tool, contract or integration that others can build on',
  },
  actions: ['applyForGrant'] satisfies ActionId[],
  initiatives: [
    {
      title: 'Launch support',
      description: 'Tokenomics, compliance and launchpad readiness.',
      amount: 'Advice from the lab',
    },
    {
      title: 'Partner introductions',
      description: 'For a product that fits a partner’s assets or markets.',
      amount: 'A first conversation',
    },
    {
      title: 'Foundation programmes',
      description: 'Bounties, Catalysts & Pitch Arenas and Incentives, from the Foundation.',
      amount: 'An amount set for each programme',
    },
  ],
};
