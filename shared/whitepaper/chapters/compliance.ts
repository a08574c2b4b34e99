import { figures } from '#shared/figures/figures.ts';
import { site } from '#shared/site.ts';
import type { Chapter } from './chapter';

export const compliance: Chapter = {
  id: 'compliance',
  title: 'Identity-aware compliance',
  opening:
    'Who may hold an asset is a rule of the asset itself, to be kept wherever the asset moves.',
  sections: {
    'compliance-rule': {
      title: 'The rule travels with the unit',
      notes: {
        KYC: 'Know your customer: the check of a person’s identity that the law asks for before certain transactions.',
        Condition:
          'A rule that an asset carries, such as a lock, a limit on how much one holder may have, or a country that is closed.',
      },
      blocks: [
        'On most chains, compliance is a matter of the application in front. The ledger behind it moves anything to anybody, and a unit that has left the application is outside the rule.',
        `On ${site.chain}, an asset is issued together with its conditions. Validators check them as part of the transfer, and a transfer that breaks one is refused before it settles. Going round the application changes nothing, because the rule is in the asset.`,
        {
          figure: 'checks',
          alt: 'Nine lines run from left to right through three double rules named identity, conditions and units. Some end at each; four pass all three and grow heavier each time.',
          caption:
            'Nine transfers at three checks. A line gains weight with every check that it passes and ends, with a red stroke, at the one that it fails. Only the heaviest lines settle.',
        },
        {
          points: {
            'Identity.': 'Have both sides passed the identity check that the asset asks for?',
            'Conditions.': 'Does the asset allow this transfer, between these two, now?',
            'Units.': 'Is what is to be moved unspent, and free to move?',
          },
        },
      ],
    },
    'compliance-asked': {
      title: 'What is asked, and what is not shown',
      notes: {
        'Sale of the token': `Taking part in a sale of ${site.symbol} needs a minimum age of ${figures.eligibility.minimumAge.text} and KYC. The terms of service set out the conditions.`,
      },
      blocks: [
        'Identity-aware does not mean identity-public. A transfer asks whether both sides are allowed to hold the asset, and not who they are. Documents stay with the provider that checked them; the ledger needs the outcome alone.',
      ],
    },
    'compliance-limits': {
      title: 'Limits',
      blocks: [
        'A rule is as good as the check behind it. A provider can be deceived, a wallet lent, a law misread when it is turned into conditions. The protocol applies the declared rule every time and to everybody. It gives no legal opinion and replaces no duty that the law puts on an issuer, a custodian or a holder.',
      ],
    },
  },
};
