import { figures } from '#shared/figures/figures.ts';
import { words } from '#shared/figures/words.ts';
import { migration, untilCompleted } from '#shared/schedule/phases.ts';
import { site } from '#shared/site.ts';
import { type LegalDocument, operator } from './legal';
import { laterPrice, wholeLoss } from './risk';

export const disclosedRisks = {
  Price: `the value of a token can fall quickly and as far as zero. ${laterPrice}`,
  Liquidity: 'there may be no market on which you can sell, or none at a price that you accept.',
  Technology:
    'software, smart contracts and bridges can have faults. Transfers cannot be reversed, and a network can fail, fork or be attacked.',
  Migration:
    'moving tokens from one chain to another can be delayed, can fail, and can require you to act in time.',
  Custody: 'whoever loses the keys to a wallet loses the tokens in it. We cannot restore them.',
  Regulation:
    'laws on tokens differ between countries and change. A change can limit or end their use.',
  'Assets and partners':
    'a tokenized asset is only as good as the asset, its custodian and the contract behind it. A stablecoin can lose its peg.',
  Models: 'the output of AI models can be wrong, even where humans review it.',
  Project: 'plans can be delayed, changed or given up.',
};

/** Stays on one line. */
const quarter = migration.quarter.replace(' ', '\u00a0');

export const terms: LegalDocument = {
  page: 'terms',
  heading: 'Terms of service',
  lead: `These terms apply to the use of this website and set out the conditions for the ${site.product} token. Read the token terms and the risk disclosure before you consider a purchase.`,
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of these terms',
      facts: { Accepted: 'by using this website' },
      paragraphs: [
        'By using this website you accept these terms. If you do not accept them, do not use the site. If you use it on behalf of a company, you confirm that you are allowed to accept them for that company.',
        'We may change these terms. A change applies from the day on which it is published here. If you keep using the site after a change, you accept it.',
      ],
    },
    {
      id: 'service-description',
      title: 'Description of the service',
      facts: { 'For sale here': 'nothing' },
      paragraphs: [
        `This is ${site.product}’s public website. It describes the technology, the token, the ecosystem, governance and the team, and is free.`,
        'No account can be opened here, nothing can be bought or paid for, no token can be moved, and no vote can be cast. The contact form says what it does with your message. A button for something that is not open says so, or leads to where it is said.',
        'Future phases, features and dates are plans and may change. Figures are the project’s own and may be out of date when you read them. The site may be changed, interrupted or taken down at any time.',
      ],
    },
    {
      id: 'eligibility',
      title: 'Eligibility',
      facts: {
        'Minimum age': words`${figures.eligibility.minimumAge} years`,
        'Identity check': 'KYC, before any purchase',
      },
      paragraphs: [
        words`You must be at least ${figures.eligibility.minimumAge} years old to use this site and to take part in any sale of tokens that it describes.`,
        'Taking part in a sale also requires identity verification (know your customer, KYC). This site itself verifies nothing and asks for no documents. Where tokens are offered, the following applies:',
      ],
      items: [
        'You pass KYC and the related checks against money laundering before a purchase is accepted.',
        'You act for yourself, with funds that are your own and of lawful origin.',
        'You are not on a sanctions list, and you do not live in a place where buying, holding or using the token is forbidden.',
        'You are responsible for knowing and following the law of the place where you live, including its tax law.',
      ],
    },
    {
      id: 'prohibited-uses',
      title: 'Prohibited uses',
      facts: { 'Security testing': 'only with our written permission' },
      paragraphs: ['You may not use this site or its content:'],
      items: [
        'to break the law, launder money, finance terrorism or evade sanctions;',
        'to deceive others, for example by posing as the project, its team or its partners;',
        'to evade KYC, or help others to do so;',
        'to attack or overload the site or its server, or probe it for weaknesses, without our written permission;',
        'to spread malicious software, or to collect data about other visitors;',
        'to offer tokens, or anything that looks like them, under our name.',
      ],
    },
    {
      id: 'token-terms',
      title: 'Token terms and disclaimers',
      facts: {
        Tokens: 'not securities or investments',
        Purchases: 'final, no\u00a0refunds',
        'Staking rewards': 'not guaranteed',
        Advice: 'none given here',
      },
      isKey: true,
      paragraphs: [
        `${site.symbol} is the native token of ${site.chain}. It is for use in the ecosystem: staking, governance and services.`,
        'Tokens are not securities or investments. They give no share in a company, no claim on its profits or assets, no dividend and no interest, and nobody has to buy them back. Staking rewards are paid by the rules of the protocol, are not guaranteed, and are not a return on capital.',
        'Purchases of tokens are final and non-refundable. You cannot cancel, return or exchange them, unless the law where you live gives you a right that cannot be waived.',
        `The presale takes place on ${site.presaleChain}. Prices, rounds, allocations and dates can change until a purchase is complete. Nothing on this site is financial, legal or tax advice, an offer to sell or an invitation to buy in any place where that is unlawful.`,
      ],
      plan: {
        of: migration,
        announced: `The migration to ${site.chain} is ${untilCompleted(migration, `announced for ${quarter}`, 'complete')}`,
        overdue: `The migration to ${site.chain}, announced for ${quarter}, is not complete`,
      },
    },
    {
      id: 'risk-disclosure',
      title: 'Risk disclosure',
      facts: { Risk: wholeLoss },
      isKey: true,
      paragraphs: [
        `Buying, holding and using tokens is risky: ${wholeLoss}. Do not spend money that you cannot afford to lose, and ask an independent adviser if anything here is unclear to you. The risks include, among others:`,
      ],
      items: disclosedRisks,
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      facts: { Quoting: 'allowed, with the source' },
      paragraphs: [
        `The texts, drawings, videos, code and marks on this site, including the name ${site.product} and its emblem, belong to the operator or to those who licensed them. Other names and marks belong to their owners.`,
        'You may read, print and link to the pages, download the whitepaper, and quote from both with a reference to the source. Any other use needs our written permission, unless a licence that comes with the material or the law allows it.',
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of liability',
      facts: { 'The site is provided': 'as is, and as available' },
      paragraphs: [
        'The site is provided as is and as available. We do not warrant that it is complete, current, uninterrupted or free of faults, and you rely on its content at your own risk. We do not control the other sites to which it links, and are not responsible for their content or services.',
        'As far as the law allows, we are not liable for indirect or consequential loss, for lost profit, lost data or lost tokens, nor for loss that arises from the use of this site or from the fact that it cannot be used.',
        'Nothing in these terms limits liability that cannot be limited by law, such as liability for wilful misconduct, for fraud, or for injury to life and health.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      facts: {
        'Law and courts': 'where the operator is established',
        Consumers: 'keep the protection of their own law',
      },
      paragraphs: [
        'These terms are governed by the law of the place where the operator of this site is established, without its conflict-of-law rules. The courts of that place decide disputes. Consumers keep the protection of the mandatory law of the place where they live, and may go to the courts there.',
        `If a part of these terms turns out to be invalid, the rest stays in force. A right that we do not enforce at once is not waived. ${operator}`,
      ],
    },
  ],
};
