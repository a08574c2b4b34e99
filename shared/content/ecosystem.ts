import type { ActionId } from '#shared/actions.ts';
import { figures } from '#shared/figures/figures.ts';
import { type FigureRow, type Words, words } from '#shared/figures/words.ts';
import { announced } from '#shared/schedule/phases.ts';
import { site } from '#shared/site.ts';
import { sdkLedger, toolbox } from './build';
import { wholeLoss } from './risk';

const { token, partners } = figures;
const { deploymentCost, grantMaximum, supportHours } = figures.developers;
const stake = words`${token.validatorMinimumStake} ${site.symbol}`;
const vote = words`${token.votesPerToken}\u00a0token =\u00a0${token.votesPerToken}\u00a0vote`;
const coin = site.stablecoin.symbol;
const trial = 'Test on the testnet, once access opens';

export const ecosystemHero = {
  // The second line begins with “in”.
  heading: 'Real assets, in\u00a0one market',
  lead: 'One chain to issue, hold and pay for real assets. The testnet has launched; the exchange is planned.',
  actions: ['exploreTech', 'readWhitePaper'] satisfies ActionId[],
  pictureAlt:
    'Engraving of a still life: a stepped tower, stacked bars and coins and a share certificate on one table.',
};

export const overview = {
  heading: 'The ecosystem in figures',
  figures: [
    { ...figures.ecosystem.projects, label: 'Projects' },
    figures.ecosystem.integrations,
    figures.ecosystem.activeUsers,
  ] satisfies FigureRow,
};

export const dex = {
  status: 'Coming Soon',
  heading: 'A DEX for tokenized assets',
  aim: 'An exchange that never holds your assets. Its launch date is not set.',
  plan: {
    'Integrated exchange': 'Assets will trade without leaving the chain',
    Pairs: `Asset units and ${site.symbol}, priced in ${coin}`,
    Settlement: `On ${site.chain}, final once proof and validators agree`,
    Access: 'Wallets that meet the asset’s identity rules',
  },
  actions: ['joinWaiting'] satisfies ActionId[],
};

export const keyFeatures = {
  gateway: {
    heading: 'RWA investment gateway',
    lead: 'One place for tokenized stocks and every other asset on the chain. Each unit is designed to carry its documents, valuations and rules.',
    actions: ['learnMore', 'goPlatform'] satisfies ActionId[],
  },
  token: {
    title: 'Consumable utility token',
    description:
      'Made to be spent in the ecosystem marketplace, on services, tools and access. It carries no share, dividend or claim.',
    actions: ['buy'] satisfies ActionId[],
  },
};

export const investment = {
  heading: 'Investment opportunities',
  classes: [
    {
      title: 'Real estate',
      description:
        'Units in land and buildings. Rent, costs and valuations go into one record for all holders.',
      plate: 'house',
    },
    {
      title: 'Commodities',
      description:
        'Units of goods in storage. Each report says what is stored, where, and who counted it.',
      plate: 'ingots',
    },
    {
      title: 'Equity instruments',
      description:
        'Tokenized stocks and other shares. A dividend or split is entered once and reaches every holder.',
      plate: 'shares',
    },
  ] as const,
};

export const stablecoin = {
  heading: `${coin}, the ecosystem’s stablecoin`,
  lead: 'A stable unit for prices, rent and fees, designed to be:',
  properties: {
    'Fully collateralized': 'Every unit is backed by collateral of at least equal value.',
    Fast: 'Payments settle on-chain, with no clearing delay.',
    Global: 'Any wallet on the chain can receive it.',
  },
  actions: ['learnMoreStablecoin'] satisfies ActionId[],
};

export const strategicPartners = {
  heading: 'Strategic partners',
  lead: 'Figures for all partner institutions together.',
  figures: [
    partners.combinedAum,
    partners.partners,
    partners.countries,
    partners.complianceRate,
  ] satisfies FigureRow,
};

export const developerTools = {
  heading: 'Developer tools',
  lead: toolbox.lead,
  tools: {
    'Developer infrastructure': words`Write, test and deploy contracts. Deployment is ${deploymentCost}.`,
    SDK: `For ${listOf(sdkLedger.offers.map(({ language }) => language))}.`,
    'AI contract builder': 'From a plain description to a draft you review.',
    CLI: 'Create, test and deploy from a terminal.',
    'Analytics dashboard': 'Calls, costs and vault balances in one view.',
  },
  actions: ['openToolDocs', 'getStarted'] satisfies ActionId[],
};

export const community = {
  heading: 'Join the community',
  lead: 'News is on X. Ask questions and discuss proposals on Telegram.',
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

export const pathways = {
  heading: 'Ecosystem pathways',
  lead: 'The first step of each path is open today.',
  paths: [
    {
      title: 'Developers',
      description: words`Build an application, with a grant of up to ${grantMaximum}.`,
      icon: 'code',
      steps: ['Apply for a grant with your idea', 'Choose an SDK', trial, 'Deploy on the chain'],
      cta: 'applyForGrant',
    },
    {
      title: 'Validators',
      description: words`Run a node, with a minimum stake of ${stake}.`,
      icon: 'validator',
      steps: [
        'Apply to the validator program',
        'Stake your own or delegated tokens',
        'Keep a node online',
        'Sign blocks (rewards are not guaranteed)',
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
        'Run a trial issue on the testnet',
        'Issue on the chain, with reports',
      ],
      cta: 'becomeAPartner',
    },
    {
      title: 'Community',
      description: words`Discuss today, vote later: ${vote}.`,
      icon: 'community',
      steps: [
        'Join the chat and its events',
        trial,
        'Make proposals of your own',
        `Vote, from phase\u00a0${announced.voting.number}`,
      ],
      cta: 'joinOnTelegram',
    },
  ] as const,
};

export const ecosystemFaq = {
  heading: 'Questions and answers',
  actions: ['exploreTech', 'visitEcosystem'] satisfies ActionId[],
  /** By the id of their anchor. */
  entries: {
    'faq-token-use': {
      question: 'What is the token for?',
      answer: 'To pay in the marketplace, to stake as a validator, and to vote.',
    },
    'faq-security': {
      question: 'Is the token a security or an investment?',
      answer: `No. It is not a share or a loan, and gives no claim on profits or assets. Purchases are final and non-refundable, and ${wholeLoss}.`,
    },
    'faq-asset-units': {
      question: 'Is a tokenized asset the same as the token?',
      answer: 'No. The token gives no right to any asset, and each asset has units of its own.',
    },
    'faq-payment-tokens': {
      question: 'Which payment tokens does the presale take?',
      answer: `${listOf(site.paymentTokens)}.`,
    },
    'faq-eligibility': {
      question: 'Who may take part in the presale?',
      answer: words`Anyone aged ${figures.eligibility.minimumAge} or over who passes the identity check (KYC), where local law allows it.`,
    },
    'faq-validator': {
      question: 'Who can run a validator?',
      answer: words`Anyone accepted to the validator program who stakes at least ${stake} and keeps a node online.`,
    },
    'faq-governance': {
      question: 'How are votes counted?',
      answer: words`By tokens: ${vote}. You can lend your votes and take them back.`,
    },
    'faq-deployment': {
      question: 'What does it cost to deploy a contract?',
      answer: words`The cost is ${deploymentCost} and depends on contract size and network load.`,
    },
    'faq-grants': {
      question: 'How large are developer grants?',
      answer: words`Up to ${grantMaximum} per project.`,
    },
    'faq-dex': {
      question: 'When does the DEX open?',
      answer: 'No date is set. Any offer to join early is fraud.',
    },
    'faq-support': {
      question: 'When is support available?',
      answer: words`${supportHours}, in the community channels. We never ask for your private key or recovery phrase.`,
    },
  } satisfies Record<string, { question: string; answer: Words }>,
};

/** `['A', 'B', 'C']` → "A, B and C". */
function listOf(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
