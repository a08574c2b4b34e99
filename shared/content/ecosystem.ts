import type { ActionId } from '#shared/actions.ts';
import type { PlateName } from '#shared/drawing/plates.ts';
import { figures } from '#shared/figures/figures.ts';
import { type FigureRow, type Words, words } from '#shared/figures/words.ts';
import type { AnchorOf } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { sdkLedger } from './build';

const { token, presale, partners } = figures;
const { deploymentCost, grantMaximum, supportHours } = figures.developers;
const stake = words`${token.validatorMinimumStake} ${site.symbol}`;
const vote = words`${token.votesPerToken} token = ${token.votesPerToken} vote`;
const coin = site.stablecoin.symbol;

export const ecosystemHero = {
  // The second line begins with “in”.
  heading: 'Real assets, in\u00a0one market',
  lead: 'Designed to issue, hold, pay for and govern real assets on one chain. The testnet has launched; the exchange is planned.',
  actions: ['exploreTech', 'readWhitePaper'] satisfies ActionId[],
  pictureAlt:
    'Engraving of a still life: a stepped tower with its neighbours, three bars, stacks of coins and a share certificate on one table.',
};

export const overview = {
  heading: 'The ecosystem in figures',
  figures: [
    { ...figures.ecosystem.projects, label: 'Projects' },
    figures.ecosystem.integrations,
    figures.ecosystem.activeUsers,
  ] satisfies FigureRow,
};

/** The page's contents, in order. */
export const contents = {
  label: 'On this page',
  links: [
    { title: 'Gateway', anchor: 'features' },
    { title: 'Exchange', anchor: 'dex' },
    { title: 'Opportunities', anchor: 'investment' },
    { title: 'Stablecoin', anchor: 'stablecoin' },
    { title: 'Partners', anchor: 'partners' },
    { title: 'Tools', anchor: 'developer-tools' },
    { title: 'Pathways', anchor: 'pathways' },
    { title: 'Community', anchor: 'community' },
    { title: 'Questions', anchor: 'faq' },
  ] satisfies { title: string; anchor: AnchorOf<'ecosystem'> }[],
};

export const dex = {
  status: 'Coming Soon',
  heading: 'A DEX for tokenized assets',
  lead: 'An exchange for asset units that never takes custody. It is being designed and has no date yet.',
  plan: {
    Pairs: `Asset units and ${site.symbol}, priced in ${coin}`,
    Settlement: `On ${site.chain}, in the block that carries the trade`,
    Access: 'Wallets whose identity check allows the asset',
  },
  actions: ['joinWaiting'] satisfies ActionId[],
};

export const keyFeatures = {
  heading: 'Key features',
  gateway: {
    title: 'RWA investment gateway',
    description:
      'One entrance to tokenized stocks, and to every other tokenized asset on the chain. Each unit carries its documents, its valuations and its rules.',
    access: 'Who may hold a unit depends on an identity check and on local law.',
    actions: ['goPlatform'] satisfies ActionId[],
  },
  exchange: {
    title: 'Integrated exchange',
    description: 'Trade units where they are held, with no transfer to another chain.',
  },
  token: {
    title: 'Consumable utility token',
    description: `Spend ${site.symbol} on services, tools and access in the ecosystem marketplace. It carries no share, dividend or claim.`,
    actions: ['buy'] satisfies ActionId[],
  },
  developers: {
    title: 'Developer infrastructure',
    description: words`An SDK, a contract builder, a command line and analytics for one chain. Contract deployment: ${deploymentCost}.`,
  },
};

export interface AssetClass {
  title: string;
  description: string;
  plate: PlateName;
  imageAlt: string;
}

export const investment = {
  heading: 'Investment opportunities',
  lead: 'The chain is designed for three classes of assets.',
  classes: [
    {
      title: 'Real estate',
      description:
        'Units in land, and in the buildings on it. Rent, costs and valuations go to the record that every holder reads.',
      plate: 'house',
      imageAlt: 'Engraving of a corner house of five storeys, with balconies and a mansard roof.',
    },
    {
      title: 'Commodities',
      description:
        'Units in stored goods. A vault report states what is stored, where, and who counted it.',
      plate: 'ingots',
      imageAlt: 'Engraving of three stacked ingots.',
    },
    {
      title: 'Equity instruments',
      description:
        'Tokenized stocks and other shares. A corporate action is entered once, and reaches every holder.',
      plate: 'certificate',
      imageAlt: 'Engraving of two share certificates, one leaning on the other.',
    },
  ] satisfies AssetClass[],
  actions: ['learnMore'] satisfies ActionId[],
};

export const stablecoin = {
  heading: `${coin}, the stablecoin of the ecosystem`,
  lead: `Prices, rent and fees need a stable unit. ${coin} is designed to be one, and the presale accepts it.`,
  properties: {
    'Fully collateralized':
      'Designed so that every unit is backed by collateral of at least the same value.',
    Fast: 'Payments are to settle on-chain, with no clearing day in between.',
    Global: 'Designed to reach any wallet on the chain, in any time zone.',
  },
  plateAlt: 'Engraving of stacked coins, one of them leaning in front, beside three bars.',
  actions: ['learnMoreStablecoin'] satisfies ActionId[],
};

export const strategicPartners = {
  heading: 'Strategic partners',
  lead: 'Combined figures of the institutions that bring assets, markets and users. Their names are not published.',
  // The first is set large.
  figures: [
    partners.combinedAum,
    partners.partners,
    partners.countries,
    { ...partners.complianceRate, note: words`Its basis is not stated` },
  ] satisfies FigureRow,
};

export const developerTools = {
  heading: 'Developer tools',
  lead: words`Four tools that take a contract from draft to use. The full suite follows in phase\u00a03 of the roadmap. Support is ${supportHours}.`,
  tools: {
    SDK: `For ${listOf(sdkLedger.sdks.map(({ language }) => language))}.`,
    'AI contract builder': 'From a plain description to a reviewed draft.',
    CLI: 'Create, test and deploy from a terminal.',
    'Analytics dashboard': 'Calls, costs and vault balances in one view.',
  },
  actions: ['openToolDocs'] satisfies ActionId[],
  more: ['getStarted'] satisfies ActionId[],
};

export const community = {
  heading: 'Community',
  lead: 'News goes to the feed. Questions, reviews and votes start in the chat.',
  figures: [
    figures.community.members,
    figures.community.countries,
    figures.community.dailyMessages,
    figures.community.events,
    figures.community.chatMembers,
    figures.community.followers,
    figures.community.contributors,
  ] satisfies FigureRow,
  actions: ['followOnX', 'joinOnTelegram'] satisfies ActionId[],
};

export interface Pathway {
  title: string;
  description: Words;
  icon: 'code' | 'validator' | 'partner' | 'community';
  steps: readonly Words[];
  cta: ActionId;
}

export const pathways = {
  heading: 'Ecosystem pathways',
  lead: 'Four ways in. Each takes four steps. Issuers bring assets, developers build what holders use, validators keep the record, and the community decides how it changes.',
  paths: [
    {
      title: 'Developers',
      description: words`Build an application and apply for a grant of up to ${grantMaximum}.`,
      icon: 'code',
      steps: [
        'Choose an SDK in the developer hub',
        'Write a contract and test it locally',
        words`Deploy it, ${deploymentCost} a contract`,
        'Apply for a grant with what you built',
      ],
      cta: 'applyForGrant',
    },
    {
      title: 'Validators',
      description: words`Keep the record, with a minimum stake of ${stake}.`,
      icon: 'validator',
      steps: [
        'Apply to the validator program',
        words`Stake at least ${stake}, your own or delegated to you`,
        'Set up a node and keep it online',
        'Confirm blocks and earn staking rewards',
      ],
      cta: 'applyAsValidator',
    },
    {
      title: 'Partners',
      description: 'Bring an asset, a market or a licence to the chain.',
      icon: 'partner',
      steps: [
        'Describe the asset or the service',
        'Agree on identity rules and reports',
        'Rehearse the issue on the testnet',
        'Issue, and report on what you issued',
      ],
      cta: 'becomeAPartner',
    },
    {
      title: 'Community',
      description: words`Discuss, test and decide. In governance, ${vote}.`,
      icon: 'community',
      steps: [
        'Follow the feed and join the chat',
        'Take part in an event or a test',
        'Discuss a proposal, or write one',
        'Vote with the tokens that you hold',
      ],
      cta: 'joinOnTelegram',
    },
  ] satisfies Pathway[],
};

export const ecosystemFaq = {
  heading: 'Questions and answers',
  actions: ['exploreTech', 'visitEcosystem'] satisfies ActionId[],
  entries: [
    {
      id: 'faq-token-use',
      question: 'What is the token for?',
      answer: `${site.symbol} is a consumable utility token. It is spent in the ecosystem marketplace, staked by validators to secure the chain, and counted as votes in governance.`,
    },
    {
      id: 'faq-security',
      question: 'Is the token a security or an investment?',
      answer:
        'No. Under the terms of service, tokens are not securities or investments. A token is no share, no loan and no claim on the profits or assets of anyone. Purchases are final and non-refundable, and you can lose what you pay.',
    },
    {
      id: 'faq-asset-units',
      question: 'Is a tokenized asset the same as the token?',
      answer: `No. ${site.symbol} is what the chain and its marketplace run on. A unit of a tokenized asset, such as a tokenized stock, is issued by its own issuer under its own terms, and holding ${site.symbol} gives no right to it.`,
    },
    {
      id: 'faq-payment-tokens',
      question: 'Which payment tokens does the presale take?',
      answer: words`The presale lists ${listOf(site.paymentTokens)}. The current price is ${presale.currentPrice}, and the next round is at ${presale.nextRoundPrice}.`,
    },
    {
      id: 'faq-eligibility',
      question: 'Who may take part in the presale?',
      answer: words`People of ${figures.eligibility.minimumAge} or older who pass the identity check (KYC), where local law allows it. The terms of service set out the conditions. Read them, with the risk disclosure, before you decide.`,
    },
    {
      id: 'faq-validator',
      question: 'Who can run a validator?',
      answer: words`Anyone who stakes at least ${stake} and keeps a node online. Write to us through the validator pathway to apply.`,
    },
    {
      id: 'faq-governance',
      question: 'How is governance weighted?',
      answer: words`By tokens: ${vote}. Holders can also delegate their votes to someone who follows the proposals more closely.`,
    },
    {
      id: 'faq-deployment',
      question: 'What does it cost to deploy a contract?',
      answer: words`It is ${deploymentCost}. The exact amount depends on the size of the contract and on the load of the network at that moment.`,
    },
    {
      id: 'faq-grants',
      question: 'How large are developer grants?',
      answer: words`Up to ${grantMaximum} for one project. Apply with a working prototype and a plan of what the grant would pay for.`,
    },
    {
      id: 'faq-dex',
      question: 'When does the DEX open?',
      answer:
        'It is marked Coming Soon, and no date has been announced. Its waiting list is not open either, so treat any offer to join early as a fraud.',
    },
    {
      id: 'faq-support',
      question: 'When is support available?',
      answer: words`${supportHours}, in the community channels. Nobody who works on ${site.product} needs your private key or recovery phrase; do not give them to anyone who asks.`,
    },
  ],
};

/** `['A', 'B', 'C']` → "A, B and C". */
function listOf(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
