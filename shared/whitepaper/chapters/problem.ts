import { site } from '#shared/site.ts';
import type { Chapter } from './chapter';

export const problem: Chapter = {
  id: 'problem',
  title: 'The problem of many records',
  opening:
    'A building, a bar of metal or a share is worth what can be shown about it. Today that evidence lies in many books, and nobody reads all of them at once.',
  sections: {
    'problem-records': {
      title: 'Records kept apart',
      notes: {
        'Real-world asset':
          'Something of value that exists outside a ledger: land, goods, a share. Short: RWA.',
      },
      blocks: [
        'Take an office building that a company owns and sells in fractions. The land register knows the owner. A bank knows the rent. A valuer knows what the building was worth last year. A transfer agent knows who holds the fractions. Each record is kept with care, and alone. Whoever wants the state of the asset asks every keeper, and hopes that all answers date from the same day.',
        'This costs more than time. A claim can be pledged twice, because the second lender does not see the first. Buyers ask for a discount, or stay away.',
        {
          figure: 'records',
          alt: 'Four bundles of ruled lines, named title, custody, valuation and holders, run side by side from the left and interlace into one braid on the right.',
          caption:
            'Four records of one asset. Ruled lines are kept apart; where they interlace, each is checked against the others. The red point is where they first have to agree.',
        },
      ],
    },
    'problem-tokenization': {
      title: 'What a token alone does not solve',
      notes: {
        'Layer-1':
          'A chain with a consensus of its own, which does not borrow its security from another.',
      },
      blocks: [
        'A token for the asset puts one of these records, the list of holders, on a shared ledger. That is useful, and it leaves four questions open.',
        {
          points: {
            'Finality.': 'On a chain that can reorganise, a title is only probably yours.',
            'Form.':
              'A ledger of balances loses the history of a unit. A ledger of single outputs keeps it, and makes contracts awkward.',
            'Entitlement.':
              'Law and the terms of an issue decide who may hold a unit. A ledger that does not know the rule cannot keep it.',
            'Truth.': 'A ledger proves what was recorded, not that the metal is in the store.',
          },
        },
        `${site.chain} is a layer-1 chain designed round these four questions. Hybrid consensus answers the first, a dual-layer ledger the second, and rules carried by each asset the third. The fourth has no complete answer in software: vaults, model checks and human review narrow the gap, and show what doubt remains.`,
      ],
    },
  },
};
