import { wholeLoss } from '#shared/content/risk.ts';
import { disclosedRisks } from '#shared/content/terms.ts';
import { figures } from '#shared/figures/figures.ts';
import { site } from '#shared/site.ts';
import type { Chapter } from './chapter';

const minimumAge = figures.eligibility.minimumAge.text;

export const risks: Chapter = {
  id: 'risks',
  title: 'Risks and disclaimers',
  opening: `Tokens are not securities or investments. Purchases are final and non-refundable, and ${wholeLoss}.`,
  sections: {
    'risks-nature': {
      title: 'What this paper is',
      notes: {
        'Terms of service':
          'If this paper and the terms of service on the site differ, the terms apply.',
      },
      blocks: [
        `This paper describes a design. It is not a prospectus, an offer or an invitation to buy, and it is not financial, legal or tax advice. What it says about future phases, features and dates is a plan, which may change, be delayed or be dropped. It does not promise that ${site.symbol} can be sold, or at what price.`,
      ],
    },
    'risks-token': {
      title: 'Token terms in short',
      notes: {
        [`${minimumAge}+ and KYC`]: `Nobody under ${minimumAge} can take part in a sale, and nobody who has not passed the identity check.`,
      },
      blocks: [
        {
          points: {
            'Final purchases.':
              'There is no right to cancel, return or exchange tokens, except where a law that cannot be waived gives you one.',
            'Eligibility.': `You must be at least ${minimumAge} years old, pass KYC before a purchase is accepted, and live where buying, holding and using the token is allowed.`,
            'Your own responsibility.':
              'You must know and follow the law where you live, including tax law.',
          },
        },
      ],
    },
    'risks-list': {
      title: 'Risks',
      notes: {
        'Only what you can lose':
          'Do not spend money that you cannot afford to lose. If anything here is unclear to you, ask an independent adviser.',
      },
      blocks: [
        'The terms of service list these risks, among others:',
        { points: Object.fromEntries(Object.entries(disclosedRisks).map(asPoint)) },
      ],
    },
  },
};

function asPoint([risk, text]: [string, string]): [string, string] {
  return [`${risk}.`, text.charAt(0).toUpperCase() + text.slice(1)];
}
