import { figures } from '#shared/figures/figures.ts';
import { site } from '#shared/site.ts';
import type { Chapter } from './chapter';

export const compliance: Chapter = {
  id: 'compliance',
  title: 'Identity-aware compliance',
  opening:
    'Each asset carries its own rules on who may hold it. They apply wherever the asset goes.',
  sections: {
    'compliance-rule': {
      title: 'The rule travels with the unit',
      notes: {
        KYC: 'Know your customer: the identity check that the law requires before certain transactions.',
        Condition:
          'A rule that an asset carries, such as a lock, a limit on what one holder may own, or an excluded country.',
      },
      blocks: [
        'On most chains, compliance is left to the application. The ledger behind it will move anything to anybody, and once a unit has left the application, the rule no longer reaches it.',
        `On ${site.chain}, an asset is issued together with its conditions. Validators check them as part of every transfer, and refuse a transfer that breaks one. Bypassing the application gains nothing, because the rule is in the asset.`,
        {
          figure: 'checks',
          alt: 'Nine lines run from left to right through three double rules named identity, conditions and units. Some end at each; four pass all three and grow heavier each time.',
          caption:
            'Nine transfers at three checks. A line grows heavier with every check that it passes, and ends with a red stroke at the one that it fails. Only the heaviest lines settle.',
        },
        {
          points: {
            'Identity.': 'Have both sides passed the identity check that the asset requires?',
            'Conditions.': 'Does the asset allow this transfer, between these two parties, now?',
            'Units.': 'Are the units unspent, and free to move?',
          },
        },
      ],
    },
    'compliance-asked': {
      title: 'What is checked, and what stays private',
      notes: {
        'Sale of the token': `Taking part in a sale of ${site.symbol} needs a minimum age of ${figures.eligibility.minimumAge.text} and KYC. The terms of service set out the conditions.`,
      },
      blocks: [
        'Identity-aware does not mean that identities are public. A transfer checks that both sides may hold the asset. It does not reveal who they are. Documents stay with the provider that checked them. The ledger needs only the result.',
      ],
    },
    'compliance-limits': {
      title: 'Limits',
      blocks: [
        'A rule is only as good as the check behind it. A provider can be deceived, a wallet lent, or a law misread when it is turned into conditions. The protocol applies the stated rule every time, to everybody. It gives no legal advice, and it does not replace the legal duties of an issuer, a custodian or a holder.',
      ],
    },
  },
};
