import { site } from '#shared/site.ts';
import type { Chapter } from './chapter';

const stablecoin = site.stablecoin.symbol;

export const vaults: Chapter = {
  id: 'vaults',
  title: 'Vaults: one asset class, one set of rules',
  opening:
    'A vault is where an asset outside the ledger meets its units inside it. It states what is held, who counted it, and what has to happen before a unit can move.',
  sections: {
    'vaults-modular': {
      title: 'Modular and isolated',
      notes: {
        'Real estate':
          'Land, and the buildings on it. Kept current by rent received, costs and valuations.',
        Commodities:
          'Stored goods, such as metal. Kept current by reports of what is stored, where, and who counted it.',
        'Equity instruments':
          'Tokenized stocks and other shares. Kept current by corporate actions.',
      },
      blocks: [
        'Each asset class has a vault design of its own. A property vault has to know leases; a metal vault, bars and counts; a share vault, corporate actions. One contract for all would be hard to review.',
        'Vaults are therefore modules. They share the ledger, the consensus and the identity rules, and nothing else. A vault is reviewed, upgraded or stopped without touching the rest, and no vault can spend what lies in another.',
        {
          figure: 'vaults',
          alt: 'Three separate roundels of ruled lines, each in a double ring. The lines swell into a stepped tower, a stack of ingots and a certificate.',
          caption:
            'Three vaults. Lines swell where the asset is and stay thin where there is none. Each vault has its own pitch, as it has its own rules, and no ring touches the next.',
        },
      ],
    },
    'vaults-life': {
      title: 'From issue to redemption',
      notes: {
        Custodian: 'Whoever holds the asset itself, or the title to it, outside the ledger.',
        [stablecoin]:
          'The stablecoin of the ecosystem, for payments such as rent. Its issuer describes it as fully collateralized.',
      },
      blocks: [
        {
          steps: {
            'Describe.': 'The issuer enters the asset, its custodian and its conditions.',
            'Verify.': 'A model and a person read the documents, and must agree.',
            'Issue.': 'The vault makes as many units as described, and no more.',
            'Report.': 'Rent, metal counted and dividends are entered as they occur.',
            'Redeem.': 'Units are destroyed; the asset or its proceeds leave the vault.',
          },
        },
      ],
    },
    'vaults-limits': {
      title: 'What a vault cannot do',
      blocks: [
        `A vault does not hold the building. It holds evidence about it, only as strong as the contract, the custodian and the court behind it. ${site.symbol} gives no right to a unit, and the chain does not make good the failure of an issuer. Basic vault infrastructure belongs to phase 1 of the roadmap.`,
      ],
    },
  },
};
