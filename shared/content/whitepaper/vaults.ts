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
          term: 'Vault',
          text: 'A cell that issues and redeems the units of an asset under the rules of its class.',
        },
      ],
      blocks: [
        'Each asset class has a vault design of its own. A property vault has to know leases and valuations; a metal vault has to know bars and counts; a share vault has to know corporate actions. To press all three into one contract would make it large, hard to review and dangerous to change.',
        'Vaults are therefore modules. They share the ledger, the consensus and the identity rules, and nothing else. A vault is reviewed, upgraded or stopped without touching the rest, and no vault can spend what lies in another. When something goes wrong, the wrong has an edge.',
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
      id: 'vaults-classes',
      title: 'Three classes in scope',
      blocks: [
        {
          kind: 'table',
          caption: 'What a vault records, by class of asset',
          columns: ['Class', 'Units stand for', 'Kept current by'],
          rows: [
            [
              'Real estate',
              'Land, and the buildings and works on it',
              'Rent received, costs, valuations',
            ],
            [
              'Commodities',
              'Stored goods, such as metal',
              'Vault reports: what is stored, where, who counted it',
            ],
            [
              'Equity instruments',
              'Tokenized stocks and other shares',
              'Corporate actions, entered for every holder at once',
            ],
          ],
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
          text: 'The stablecoin of the ecosystem. It is issued under its own terms, which its own site describes.',
        },
      ],
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              term: 'Describe.',
              text: 'The issuer enters the asset, its documents, its custodian and the conditions of its units.',
            },
            {
              term: 'Verify.',
              text: 'Model checks and human review read the same documents. Both have to sign.',
            },
            {
              term: 'Issue.',
              text: 'The vault makes units, as many as the description allows and never more.',
            },
            {
              term: 'Report.',
              text: 'Rent received, metal counted or a dividend declared is entered as it occurs. A report that is overdue is marked for every holder to see.',
            },
            {
              term: 'Redeem.',
              text: 'Under the terms of the asset, units are given back and destroyed, and the asset or its proceeds leave the vault.',
            },
          ],
        },
        `Payments that belong to an asset, such as rent, need a unit that does not move with the market. ${stablecoin} is made for that purpose: a stablecoin described by its issuer as fully collateralized. An asset may name another means of payment in its terms.`,
      ],
    },
    {
      id: 'vaults-example',
      title: 'A month in a property vault',
      notes: [
        {
          term: 'Overdue',
          text: 'A missing report is a fact as well. The vault enters it without being asked.',
        },
      ],
      blocks: [
        'The tenants pay, and the manager of the building enters the rent with the statement of the bank. A model compares the sum with the leases in the vault, finds it lower than in the month before, and marks the report. A reviewer reads the statement, sees that a tenant has left, and signs with that explanation. Both readings now agree on what happened, so the report is accepted. The rent is divided among the units as they were held at that block, and the vacancy stands in the record for the next valuation.',
        'Had the manager entered nothing, the vault would have said so: from the day after the report was due, its units are marked as overdue. They can still be held. Whether they can be transferred in the meantime is a condition that the issuer set at the beginning and that every buyer could read.',
      ],
    },
    {
      id: 'vaults-limits',
      title: 'What a vault cannot do',
      blocks: [
        `A vault does not hold the building. It holds evidence about it, and the right that the evidence supports is only as strong as the contract, the custodian and the court behind it. A unit is issued by its own issuer under its own terms: ${site.symbol} gives no right to it, and the failure of an issuer is not made good by the chain. Basic vault infrastructure belongs to phase 1 of the roadmap, which is completed, and can be tried on the testnet. Vaults on the main network are planned.`,
      ],
    },
  ],
};
