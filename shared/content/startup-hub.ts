import type { ActionId } from '#shared/actions.ts';
import { figures } from '#shared/figures/figures.ts';
import { type Words, words } from '#shared/figures/words.ts';

export interface Initiative {
  title: string;
  description: string;
  /** Money, or what is given instead. */
  amount: Words;
  isMoney?: true;
}

export const startupHub = {
  heading: 'Startup hub',
  grant: {
    before: 'Developer grants up to',
    maximum: figures.developers.grantMaximum,
    after: 'for a tool, contract or integration that others can build on',
  },
  labels: { amount: 'Amount', support: 'Support' },
  actions: ['applyForGrant'] satisfies ActionId[],
  initiatives: [
    {
      title: 'Developer grants',
      description: 'For one piece of work, defined in your application.',
      amount: words`Up to ${figures.developers.grantMaximum}`,
      isMoney: true,
    },
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
      amount: 'Set for each programme',
      isMoney: true,
    },
  ] satisfies Initiative[],
};
