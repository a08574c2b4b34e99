import type { ActionId } from '#shared/actions.ts';
import { figures } from '#shared/figures/figures.ts';
import { words } from '#shared/figures/words.ts';
import { hrefOf } from '#shared/pages.ts';
import type { Plan } from '#shared/schedule/schedule.ts';
import { site } from '#shared/site.ts';

const { presale, developers: offers } = figures;

const books = 'title, custody, valuation and holders';

export const hero = {
  /** What the project is, for a stranger. */
  purpose: `A chain for real-world assets (RWA), designed to keep ${books} together.`,
  actions: ['buyNow', 'joinPresale'] satisfies ActionId[],
  proof: { label: 'What can be checked', to: hrefOf('home', 'checks') },
};

export const presaleNote = {
  heading: 'Presale',
  badge: 'PRESALE LIVE',
  raised: presale.raised,
  goal: words`raised of a ${presale.goal} goal`,
  progress: `${presale.raised.text} raised of a ${presale.goal.text} goal`,
  scale: words`${presale.shareOfGoal} of the goal. The bar is not drawn to scale.`,
  currentPrice: { label: 'Current price', figure: presale.currentPrice },
  nextRound: { label: 'Next round', figure: presale.nextRoundPrice },
  stated: 'Our own figure,',
  payWith: { label: 'Pay with', tokens: site.paymentTokens },
};

export const about = {
  heading: 'What is the RWA AI-Chain',
  statement: `An office building has four books: ${books}. Nobody reads them all at once.`,
  sum: `${site.product} keeps them as one.`,
  booksLabel: 'The four books of an asset',
  books: ['Title', 'Custody', 'Valuation', 'Holders'],
};

export interface RoadmapPhase extends Plan {
  number: number;
  name: string;
  items: readonly string[];
}

const communityGovernance = 'Community governance';

export const roadmap = {
  heading: 'From testnet to a working market, phase by phase',
  lead: 'A full seal marks a finished phase, a part of a seal one under way.',
  actions: ['buyToday'] satisfies ActionId[],
  /** Where a quarter is over; followed by "as of" and a day. */
  overdue: 'Late',
  /** Beside a planned item, when the site describes something similar as already there. */
  meanwhile: {
    item: communityGovernance,
    link: { label: 'Proposals today', to: hrefOf('governance') },
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

export const developers = {
  heading: `Build on ${site.product}`,
  lead: words`SDKs, APIs and a testnet. Contract deployment: ${offers.deploymentCost}.`,
  actions: ['getStarted', 'viewExamples'] satisfies ActionId[],
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
      title: 'Tokenized real estate reaches the testnet',
      excerpt:
        'The first property vaults are set up on the testnet, with fractional units, on-chain cash-flow records and identity-aware transfers.',
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
      excerpt: `The presale on ${site.presaleChain} lists three payment tokens. ${site.stablecoin.symbol}, the stablecoin of the ecosystem, is designed to be fully collateralized.`,
      plate: 'coins',
      imageAlt: 'Engraving of stacked coins, one of them leaning in front, beside three bars.',
    },
  ] satisfies NewsItem[],
  actions: ['viewAllNews'] satisfies ActionId[],
};
