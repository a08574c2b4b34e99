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
  initiatives: {
    'Launch support': 'Advice from the lab on tokenomics, compliance and launchpad readiness.',
    'Partner introductions':
      'A first conversation with a partner whose assets or markets your product fits.',
    'Foundation programs': 'Bounties, Catalysts & Pitch Arenas, and Incentives.',
  },
};
