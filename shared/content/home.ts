import type { ActionId } from '#shared/actions.ts';
import { figures } from '#shared/figures/figures.ts';
import { type FigureRow, type Words, words } from '#shared/figures/words.ts';
import { hrefOf } from '#shared/pages.ts';
import type { Plan } from '#shared/schedule/schedule.ts';
import { site } from '#shared/site.ts';

const { presale, testnet, community, developers: offers, eligibility } = figures;

const payment = site.paymentTokens;

export const heroActions: readonly ActionId[] = ['buyNow', 'joinPresale'];

export const presaleNote = {
  heading: 'Presale',
  badge: 'PRESALE LIVE',
  raised: presale.raised,
  goal: words`raised of a ${presale.goal} goal`,
  progress: `${presale.raised.text} raised of a ${presale.goal.text} goal`,
  currentPrice: { label: 'Current price', figure: presale.currentPrice },
  nextRound: { label: 'Next round', figure: presale.nextRoundPrice },
  stated: 'Our own figure,',
  payWith: { label: 'Pay with', tokens: payment },
  howTo: {
    heading: 'How to take part',
    steps: [
      {
        title: 'Pass the identity check',
        text: words`You must be ${eligibility.minimumAge} or older. Nobody can buy without this check (KYC).`,
      },
      {
        title: `Pay on ${site.presaleChain}`,
        text: `In ${payment.slice(0, -1).join(', ')} or ${payment.at(-1)}, at the price of the round.`,
      },
      {
        title: 'Claim on migration',
        text: `Tokens move to ${site.chain}. The steps are not published yet.`,
      },
    ],
    actions: ['openCheckout'] satisfies ActionId[],
    check: {
      label: 'Check a link before you pay anyone',
      to: hrefOf('contact', 'check'),
    },
  },
};

export const about = {
  heading: 'What is the RWA AI-Chain',
  statement: `An office building has four books: title, custody, valuation and holders. Nobody reads them all at once. ${site.product} keeps them as one.`,
  booksLabel: 'The four books of an asset',
  books: ['Title', 'Custody', 'Valuation', 'Holders'],
  lead: 'Users get a transparent, secure and intelligent RWA financial experience in one ecosystem.',
  actions: ['exploreProduct', 'joinPresaleNow', 'supportOnX'] satisfies ActionId[],
};

export const statistics = {
  heading: 'The network in figures',
  scope: 'Public testnet only',
  figures: [
    testnet.investment,
    testnet.accounts,
    testnet.validators,
    {
      ...testnet.globalLink,
      spoken: 'Infinity',
      note: words`${testnet.globalLinkCountries} countries`,
    },
  ] satisfies FigureRow,
  actions: ['buy', 'findMore'] satisfies ActionId[],
};

/** A statement of the project, and where to check it. */
export const checks = {
  heading: 'What can be checked today',
  rows: [
    {
      name: 'The testnet',
      claim: 'Launched in phase 1 of the roadmap.',
      proof: 'Access is not open from this site yet.',
      link: { label: 'See the testnet', to: hrefOf('build', 'testnet') },
    },
    {
      name: 'The whitepaper',
      claim: 'One file, one SHA-256 hash.',
      proof: 'Your copy must match it.',
      link: { label: 'Compare the hash', to: hrefOf('tokenomics', 'whitepaper') },
    },
    {
      name: 'Our channels',
      claim: 'What is not on our list is not ours.',
      proof: 'Paste any link or message.',
      link: { label: 'Check a link', to: hrefOf('contact', 'check') },
    },
  ],
  /** Where scripts run, it stands in the last row, whose proof and link label it. */
  field: {
    empty: 'Paste a link, a handle or an address first.',
    checking: 'Checking…',
    failed: 'The check could not be loaded, so nothing was checked.',
    whole: { label: 'Check more on the contact page', to: hrefOf('contact', 'check') },
  },
};

export interface RoadmapPhase extends Plan {
  number: number;
  name: string;
  items: readonly string[];
}

const communityGovernance = 'Community governance';

export const roadmap = {
  heading: 'From testnet to a working market, phase by phase',
  lead: 'Four phases. A seal is engraved only when its phase has shipped. The migration plan is not published yet.',
  actions: ['buyToday'] satisfies ActionId[],
  /** Before and after a quarter that is over; followed by "as of" and a day. */
  overdue: { before: 'Due', after: '; not completed' },
  /** Beside a planned item, when the site describes something similar as already there. */
  meanwhile: {
    item: communityGovernance,
    link: { label: 'Proposals that are active already', to: hrefOf('governance') },
  },
  phases: [
    {
      number: 1,
      quarter: 'Q3 2025',
      name: 'Foundation',
      status: 'Completed',
      items: ['Core PoD consensus', 'Basic vault infrastructure', 'Testnet launch'],
    },
    {
      number: 2,
      quarter: 'Q4 2025',
      name: 'Expansion',
      status: 'In Progress',
      items: ['Mainnet beta', 'Advanced smart contracts', 'Cross-chain integration'],
    },
    {
      number: 3,
      quarter: site.migrationQuarter,
      name: 'Optimization',
      status: 'Upcoming',
      items: ['Performance enhancements', 'Developer tools suite', communityGovernance],
    },
    {
      number: 4,
      quarter: 'Q2 2026',
      name: 'Ecosystem',
      status: 'Upcoming',
      items: ['DeFi protocol integrations', 'Mobile wallet support', 'Enterprise partnerships'],
    },
  ] satisfies RoadmapPhase[],
};

export interface Feature {
  title: string;
  description: string;
  picture: { src: string; alt: string };
}

export const features = {
  heading: 'Built for the Future of Web3',
  items: [
    {
      title: 'FlexiDAG DAG Finality',
      description:
        'Blocks confirm in parallel and settle into one order, so transfers become final without waiting in a queue.',
      picture: {
        src: '/images/feature-ribbon.svg',
        alt: 'Sixteen parallel chains of blocks merge, pair by pair, into one ribbon; the block where they meet is final.',
      },
    },
    {
      title: 'Human–AI Verification',
      description:
        'Model output and human review are two independent lines of evidence. Value moves only where they agree.',
      picture: {
        src: '/images/feature-verification.svg',
        alt: 'Two discs, ruled at right angles, overlap; a red block lies where they meet.',
      },
    },
    {
      title: 'Modular Vaults',
      description:
        'Each asset class gets its own vault with its own rules, audited and upgraded without touching the rest.',
      picture: {
        src: '/images/feature-vaults.svg',
        alt: 'Three vault doors of one make, each with a lock of its own.',
      },
    },
    {
      title: 'AI asset allocation',
      description:
        'Allocation models rebalance across vaults, within limits that token holders set.',
      picture: {
        src: '/images/feature-allocation.svg',
        alt: 'Five bundles of lines trade width within limits that stay where they are.',
      },
    },
  ] satisfies Feature[],
};

export interface DeveloperTile {
  title: string;
  description: Words;
  icon: 'code' | 'document' | 'community' | 'start';
}

export const developers = {
  heading: `Build on ${site.product}`,
  lead: words`SDKs, APIs and a public testnet. Contract deployment: ${offers.deploymentCost}.`,
  actions: ['getStarted', 'viewExamples'] satisfies ActionId[],
  tiles: [
    {
      title: 'SDKs & APIs',
      description: 'Typed clients for the ledger, vaults and oracles.',
      icon: 'code',
    },
    {
      title: 'Documentation',
      description: 'Guides and references, from the first call to mainnet; not published yet.',
      icon: 'document',
    },
    {
      title: 'Community',
      description: words`Ask, review and build with ${community.members} members.`,
      icon: 'community',
    },
    {
      title: 'Quick Start',
      description: 'From an empty folder to a contract on the testnet.',
      icon: 'start',
    },
  ] satisfies DeveloperTile[],
};

export const whitepaperPromo = {
  heading: 'Read the paper behind the chain',
  lead: 'Hybrid consensus, the dual-layer ledger and identity-aware compliance, in one document.',
  coverAlt: `Cover of the ${site.product} whitepaper ${site.whitepaper.version}, framed like a bearer bond.`,
  actions: ['readTheWhitePaper'] satisfies ActionId[],
};

export const ecosystem = {
  heading: 'Ecosystem and partners',
  figures: [figures.ecosystem.digitalAssets, figures.ecosystem.projects] satisfies FigureRow,
  partnersHeading: 'Partner with Us',
  partners: [
    {
      title: 'Enterprise Solutions',
      description:
        'Issue, manage and settle tokenized assets with controls that your auditors already know.',
      glyph: '/images/glyph-enterprise.svg',
    },
    {
      title: 'Growth Programs',
      description: `Grants, introductions and launch support for teams that ship on ${site.product}.`,
      glyph: '/images/glyph-growth.svg',
    },
    {
      title: 'Compliance Support',
      description: 'KYC, jurisdiction rules and reporting, attached to the asset itself.',
      glyph: '/images/glyph-compliance-bone.svg',
    },
  ],
  invitation: 'Bring an asset, a market or a licence.',
  actions: ['becomeAPartner'] satisfies ActionId[],
};

export interface NewsItem {
  id: string;
  title: string;
  excerpt: string;
  plate: 'house' | 'ingots' | 'coins';
  imageAlt: string;
}

export const news = {
  heading: 'What’s New',
  items: [
    {
      id: 'real-estate-testnet',
      title: 'Tokenized real estate reaches the public testnet',
      excerpt:
        'The first property vaults are set up on the public testnet, with fractional units, on-chain cash-flow records and identity-aware transfers.',
      plate: 'house',
      imageAlt: 'Engraving of a corner house of five storeys, with balconies and a mansard roof.',
    },
    {
      id: 'commodity-reserves',
      title: 'How commodity reserves are proved on-chain',
      excerpt:
        'A vault report states what is stored, where and who counted it. Human review and model checks both have to sign before units can move.',
      plate: 'ingots',
      imageAlt: 'Engraving of three stacked ingots.',
    },
    {
      id: 'stablecoin-presale',
      title: `${site.stablecoin.symbol} joins ${site.paymentTokens[0]} and ${site.paymentTokens[1]} for presale payment`,
      excerpt: `The presale on ${site.presaleChain} lists three payment tokens. ${site.stablecoin.symbol} is the fully collateralized stablecoin of the ecosystem.`,
      plate: 'coins',
      imageAlt: 'Engraving of stacked coins, one of them leaning in front, beside three bars.',
    },
  ] satisfies NewsItem[],
  actions: ['viewAllNews'] satisfies ActionId[],
};
