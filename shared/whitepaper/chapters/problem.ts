import { site } from '#shared/site.ts';
import type { Chapter } from './chapter';

export const problem: Chapter = {
  id: 'problem',
  title: 'The problem of many records',
  opening:
    'The value of a building, a gold bar or a share rests on evidence. Today that evidence is spread over many books, and nobody sees all of them at once.',
  sections: {
    'problem-records': {
      title: 'Records kept apart',
      notes: {
        'Real-world asset':
          'Something of value outside a ledger, such as land, goods or a share. RWA for short.',
      },
      blocks: [
        'Take an office building that a company owns and sells in fractions. The land register knows the owner. A bank knows the rent. A valuer knows what the building was worth last year. A transfer agent knows who holds the fractions. Each record is kept with care, but apart. To know the asset, you must ask all four, and hope that their answers date from the same day.',
        'The cost is more than time. The same claim can be pledged twice, because the second lender cannot see the first. Buyers ask for a discount, or stay away.',
        {
          figure: 'records',
          alt: 'Four bundles of ruled lines, named title, custody, valuation and holders, run side by side from the left and interlace into one braid on the right.',
          caption:
            'Four records of one asset, kept apart on the left. Where the lines interlace, each is checked against the others. At the red point they first have to agree.',
        },
      ],
    },
    'problem-tokenization': {
      title: 'What a token alone does not solve',
      notes: {
        'Layer-1':
          'A chain with its own consensus. It does not rely on another chain for its security.',
      },
      blocks: [
        'A token puts one of these records, the list of holders, on a shared ledger. Four questions stay open.',
        {
          points: {
            'Finality.': 'On a chain that can rewrite its past, a title is only probably yours.',
            'Form.':
              'A ledger of balances loses the history of a unit. A ledger of outputs keeps it, but makes contracts awkward.',
            'Entitlement.':
              'The law and the terms of issue decide who may hold a unit. A ledger cannot apply a rule that it does not know.',
            'Truth.': 'A ledger proves what was recorded, not that the gold is in the vault.',
          },
        },
        `${site.chain} is a layer-1 chain designed to answer these four questions. Hybrid consensus answers the first, the dual-layer ledger the second, and rules carried by each asset the third. No software answers the fourth: vaults, model checks and human review only narrow the gap.`,
      ],
    },
  },
};
