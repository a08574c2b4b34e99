import { site } from '../../site';
import { minimumAge } from '../legal';
import type { Chapter } from './chapter';

export const compliance: Chapter = {
  id: 'compliance',
  title: 'Identity-aware compliance',
  opening:
    'Who may hold an asset is a rule of the asset itself. It has to be kept wherever the asset moves, and not only at the counter where it was first sold.',
  sections: [
    {
      id: 'compliance-rule',
      title: 'The rule travels with the unit',
      notes: [
        {
          term: 'KYC',
          text: 'Know your customer: the check of a person’s identity that the law asks for before certain transactions.',
        },
      ],
      blocks: [
        'On most chains, compliance is a matter of the application in front. The application asks for documents; the ledger behind it moves anything to anybody. A unit that has once left the application is outside the rule.',
        `On ${site.chain}, an asset is issued together with its conditions: which attestations a holder needs, which countries are closed, how long units are locked, how many one holder may have. The conditions are part of the asset’s cell. Validators evaluate them as part of checking the transfer, and a transfer that breaks one is refused before it settles. There is no way round the application, because the rule is not in the application.`,
        {
          kind: 'figure',
          figure: 'checks',
          alt: 'Nine lines run from left to right through three double rules named identity, conditions and units. Some end at each; four pass all three and grow heavier each time.',
          caption:
            'Nine transfers at three checks. A line gains weight with every check that it passes and ends, with a red stroke, at the one that it fails. Only the heaviest lines settle.',
        },
      ],
    },
    {
      id: 'compliance-asked',
      title: 'What is asked, and what is not shown',
      notes: [
        {
          term: 'Attestation',
          text: 'A signed statement of a provider that a check was passed, such as “of age” or “resident of a country that is open”.',
        },
      ],
      blocks: [
        'Identity-aware does not mean identity-public. A transfer asks whether both sides are allowed to hold the asset, and not who they are. The documents of a check stay with the provider that made it. What reaches the account layer is an attestation: who issued it, which condition it meets, until when it holds, and whether it was withdrawn.',
        {
          kind: 'table',
          caption: 'Three checks before a transfer settles',
          columns: ['Check', 'Asks', 'Refuses when'],
          rows: [
            [
              'Identity',
              'Do both sides hold the attestations needed?',
              'One is missing, expired or withdrawn',
            ],
            [
              'Conditions',
              'Does the asset allow this transfer now?',
              'A lock, a limit or a closed country applies',
            ],
            ['Units', 'Are the outputs unspent and unpledged?', 'An output was spent or is bound'],
          ],
        },
        'Each refusal names the condition that failed. The sender learns what is missing; other readers of the ledger learn nothing, because a refused transfer is not recorded.',
      ],
    },
    {
      id: 'compliance-change',
      title: 'Who may change a rule',
      blocks: [
        'Laws change, and the conditions of an asset must be able to follow. An issuer states at issue which conditions may change later, who may change them and with what notice. Every change is an entry in the asset’s record, with its date and its author, so that a holder can read what the rule was on the day of a transfer. What was not declared changeable cannot be changed.',
        'Courts and authorities may order that units be frozen. An asset whose law requires this provides for it in its conditions, in the open, before anybody buys. An asset that does not provide for it cannot be frozen by the chain.',
      ],
    },
    {
      id: 'compliance-example',
      title: 'An example',
      blocks: [
        'A holder in one country sends units of a share to a buyer in another. The share is open to professional holders only, and the buyer’s attestation expired last week. The transfer does not get past the first check. It is refused with the name of the missing attestation, and with nothing else. The buyer renews it with the provider that knows the documents. The same transfer, sent again, meets the conditions of the share, spends unspent outputs and settles. No registrar had to be asked, and no reader of the ledger learned of the first attempt.',
      ],
    },
    {
      id: 'compliance-limits',
      title: 'Limits',
      notes: [
        {
          term: 'Sale of the token',
          text: `Taking part in a sale of ${site.symbol} needs a minimum age of ${minimumAge} and KYC. The terms of service set out the conditions.`,
        },
      ],
      blocks: [
        'A rule is as good as the attestation that it reads. A provider can be deceived, a wallet can be lent, a law can be misread when it is turned into conditions. The protocol makes sure that the declared rule is applied every time and to everybody. It gives no legal opinion, and it does not replace the duties that an issuer, a custodian or a holder has under the law that applies to them.',
      ],
    },
  ],
};
