import { site } from '../../site';
import type { Chapter } from './chapter';

const stablecoin = site.stablecoin.symbol;

export const vaults: Chapter = {
  id: 'vaults',
  title: 'Vaults: one asset class, one set of rules',
  opening:
    'A vault is where an asset outside the ledger meets its units inside it. It states what is held, who counted it, and what has to happen before a unit can move.',
  sections: [
    {
      id: 'vaults-modular',
      title: 'Modular and isolated',
      notes: [
        {
          term: 'Real estate',
          text: 'Land, and the buildings on it. Kept current by rent received, costs and valuations.',
        },
        {
          term: 'Commodities',
          text: 'Stored goods, such as metal. Kept current by reports of what is stored, where, and who counted it.',
        },
        {
          term: 'Equity instruments',
          text: 'Tokenized stocks and other shares. Kept current by corporate actions.',
        },
      ],
      blocks: [
        'Each asset class has a vault design of its own. A property vault has to know leases and valuations; a metal vault, bars and counts; a share vault, corporate actions. One contract for all three would be large, hard to review and dangerous to change.',
        'Vaults are therefore modules. They share the ledger, the consensus and the identity rules, and nothing else. A vault is reviewed, upgraded or stopped without touching the rest, and no vault can spend what lies in another.',
        {
          kind: 'figure',
          figure: 'vaults',
          alt: 'Three separate roundels of ruled lines, each in a double ring. The lines swell into a stepped tower, a stack of ingots and a certificate.',
          caption:
            'Three vaults. Lines swell where the asset is and stay thin where there is none. Each vault has its own pitch, as it has its own rules, and no ring touches the next.',
        },
      ],
    },
    {
      id: 'vaults-life',
      title: 'From issue to redemption',
      notes: [
        {
          term: 'Custodian',
          text: 'Whoever holds the asset itself, or the title to it, outside the ledger.',
        },
        {
          term: stablecoin,
          text: 'The stablecoin of the ecosystem, described by its issuer as fully collateralized. It is issued under its own terms.',
        },
      ],
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              term: 'Describe.',
              text: 'The issuer enters the asset, its custodian and the conditions of its units.',
            },
            {
              term: 'Verify.',
              text: 'A model and a person read the same documents. Both have to agree.',
            },
            {
              term: 'Issue.',
              text: 'The vault makes units, as many as the description allows and never more.',
            },
            {
              term: 'Report.',
              text: 'Rent received, metal counted or a dividend declared is entered as it occurs.',
            },
            {
              term: 'Redeem.',
              text: 'Units are given back and destroyed; the asset or its proceeds leave the vault.',
            },
          ],
        },
        `Payments that belong to an asset, such as rent, need a unit that does not move with the market. ${stablecoin} is made for that purpose.`,
      ],
    },
    {
      id: 'vaults-limits',
      title: 'What a vault cannot do',
      blocks: [
        `A vault does not hold the building. It holds evidence about it, which is only as strong as the contract, the custodian and the court behind it. ${site.symbol} gives no right to a unit, and the failure of an issuer is not made good by the chain. Basic vault infrastructure belongs to phase 1 of the roadmap. Vaults on the main network are planned.`,
      ],
    },
  ],
};
