import type { ActionId } from '#shared/actions.ts';
import type { PlateName } from '#shared/drawing/plates.ts';
import { figures } from '#shared/figures/figures.ts';
import { longDate } from '#shared/figures/format.ts';
import { words } from '#shared/figures/words.ts';
import { hrefOf } from '#shared/pages.ts';
import { announced, type Phase, phases, untilCompleted } from '#shared/schedule/phases.ts';
import { site } from '#shared/site.ts';
import { laterPrice } from './risk';

const { presale, developers: offers } = figures;
const { migration, developerTools } = announced;

const books = 'title, custody, valuation and holders';

export const hero = {
  /** What the project is, for a stranger. */
  purpose: `A blockchain for real-world assets (RWA): real estate, commodities and equity, with one record of ${books}.`,
  actions: ['buyNow', 'joinPresale'] satisfies ActionId[],
  proof: { label: 'What you can check', to: hrefOf('home', 'checks') },
};

export const presaleNote = {
  heading: 'Presale',
  badge: 'PRESALE LIVE',
  raised: presale.raised,
  goal: words`raised of a ${presale.goal} goal`,
  progress: `${presale.raised.text} raised of a ${presale.goal.text} goal`,
  /** Position of the goal, in percent of the bar of what is raised. */
  goalAt: (100 * presale.goal.value) / presale.raised.value,
  goalLabel: { figure: presale.goal, word: 'goal' },
  currentPrice: { label: 'Current price', figure: presale.currentPrice },
  nextRound: { label: 'Next round', figure: presale.nextRoundPrice },
  laterPrice,
  payWith: { label: 'Pay with', tokens: site.paymentTokens },
};

export const about = {
  heading: 'What is the RWA AI-Chain',
  statement: `An office building has four books: ${books}. Nobody sees all four, so one building can be pledged twice. ${site.product} is designed to keep them as one.`,
  booksLabel: 'The four books of an asset',
  books: ['Title', 'Custody', 'Valuation', 'Holders'],
};

export interface RoadmapPhase extends Phase {
  name: string;
  items: readonly string[];
}

const communityGovernance = 'Community governance';

const toolsCome = `${untilCompleted(developerTools, 'come', 'came')} in phase\u00a0${developerTools.number}`;

const migrationSteps = untilCompleted(
  migration,
  `Presale tokens migrate to ${site.chain} in phase\u00a0${migration.number}; the steps are not published yet.`,
  `Presale tokens migrated to ${site.chain} in phase\u00a0${migration.number}.`,
);

export const roadmap = {
  heading: 'From testnet to market',
  lead: `Status as of ${longDate(site.statedOn)}. ${migrationSteps}`,
  actions: ['buyToday'] satisfies ActionId[],
  /** Where a quarter is over; the lead says as of which day. */
  overdue: 'delayed',
  /** Beside this planned item, a link to the page that already describes it. */
  meanwhile: {
    item: communityGovernance,
    link: { label: 'How it will work', to: hrefOf('governance') },
  },
  phases: [
    {
      ...phases.foundation,
      name: 'Foundation',
      items: ['Core PoD consensus', 'Basic vault infrastructure', 'Testnet launch'],
    },
    {
      ...phases.expansion,
      name: 'Expansion',
      items: ['Mainnet beta', 'Advanced smart contracts', 'Cross-chain integration'],
    },
    {
      ...phases.optimization,
      name: 'Optimization',
      items: ['Performance enhancements', 'Developer tools suite', communityGovernance],
    },
    {
      ...phases.ecosystem,
      name: 'Ecosystem',
      items: ['DeFi protocol integrations', 'Mobile wallet support', 'Enterprise partnerships'],
    },
  ] satisfies RoadmapPhase[],
};

export const developers = {
  heading: `Build on ${site.product}`,
  lead: words`SDKs and guides ${toolsCome}. Deployment is ${offers.deploymentCost}.`,
  actions: ['getStarted', 'viewExamples'] satisfies ActionId[],
};

export interface NewsItem {
  id: string;
  title: string;
  excerpt: string;
  plate: PlateName;
  /** Where the site says more on its subject. */
  to: string;
}

export const news = {
  heading: 'What’s New',
  items: [
    {
      id: 'real-estate-testnet',
      title: 'Tokenized real estate reaches the testnet',
      excerpt: 'The first property vaults are on the testnet, with rent recorded on-chain.',
      plate: 'house',
      to: hrefOf('ecosystem', 'investment'),
    },
    {
      id: 'commodity-reserves',
      title: 'How commodity reserves are reported on-chain',
      excerpt: 'A model and a person must agree on a vault’s report before units move.',
      plate: 'ingots',
      to: hrefOf('technology', 'ai-active-rwa'),
    },
    {
      id: 'stablecoin-presale',
      title: `${site.stablecoin.symbol} joins ${site.paymentTokens[0]} and ${site.paymentTokens[1]} in the presale`,
      excerpt: `${site.stablecoin.symbol}, the ecosystem’s own stablecoin, is the third payment token.`,
      plate: 'coins',
      to: hrefOf('ecosystem', 'stablecoin'),
    },
  ] satisfies NewsItem[],
  read: 'Read',
  actions: ['viewAllNews'] satisfies ActionId[],
};
