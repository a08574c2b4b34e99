import { site } from '#shared/site.ts';
import type { Chapter } from './chapter';

const stablecoin = site.stablecoin.symbol;

export const vaults: Chapter = {
  id: 'vaults',
  title: 'Vaults: one asset class, one set of rules',
  opening:
    'A vault links an asset outside the ledger to its units on the ledger. It states what is held, who counted it, and what has to happen before a unit can move.',
  sections: {
    'vaults-modular': {
      title: 'Modular and isolated',
      notes: {
        'Real estate': 'Land and the buildings on it. Updated with rent, costs and valuations.',
        Commodities:
          'Stored goods, such as metal. Updated with reports of what is stored, where, and who counted it.',
        'Equity instruments': 'Tokenized stocks and other shares. Updated with corporate actions.',
      },
      blocks: [
        'Each asset class has its own vault design. A property vault handles leases, a metal vault bars and counts, a share vault corporate actions. A single contract for all of them would be hard to review.',
        'So vaults are modules that share only the ledger, the consensus and the identity rules. A vault can be reviewed, upgraded or stopped without touching the rest, and none can spend what another holds.',
        {
          figure: 'vaults',
          alt: 'Three vault doors of one form side by side, each with a lock of its own: rings, spokes and a rosette, engraved in lines.',
          caption:
            'Three vaults with one kind of door. Each has its own lock, as it has its own rules. No vault touches another.',
        },
      ],
    },
    'vaults-life': {
      title: 'From issue to redemption',
      notes: {
        Custodian: 'The party that holds the asset, or the title to it, outside the ledger.',
        [stablecoin]:
          'The stablecoin of the ecosystem, for payments such as rent. Its issuer describes it as fully collateralized.',
      },
      blocks: [
        {
          steps: {
            'Describe.': 'The issuer enters the asset, its custodian and its conditions.',
            'Verify.': 'A model and a person read the documents, and must agree.',
            'Issue.': 'The vault creates as many units as described, and no more.',
            'Report.': 'Rent, metal counts and dividends are entered as they occur.',
            'Redeem.': 'Units are destroyed; the asset or its proceeds leave the vault.',
          },
        },
      ],
    },
    'vaults-limits': {
      title: 'What a vault cannot do',
      blocks: [
        `A vault does not hold the building. It holds evidence, which is only as strong as the contract, the custodian and the court behind it. ${site.symbol} gives no right to a unit, and the chain pays nothing if an issuer fails. Basic vault infrastructure belongs to phase\u00a01 of the roadmap.`,
      ],
    },
  },
};
