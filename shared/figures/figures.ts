import { site } from '#shared/site.ts';
import { nameFigures } from './figure';

const ofSupply = 'percent of the total supply';
/** Of the presale, in US dollars. */
const [raised, goal] = [48_700_000, 60_000_000];

/**
 * Every figure of the site, typed here and nowhere else. Pages mark each one that they show with its
 * id, and a test compares the marks with this list; `/claims.json` publishes it.
 */
export const figures = nameFigures({
  token: {
    scope: `The native token of ${site.chain}`,
    shownOn: ['tokenomics'],
    figures: {
      symbol: { subject: 'Token symbol', value: site.symbol, unit: 'ticker' },
      totalSupply: { subject: 'Total supply', value: 10_000_000_000, unit: 'tokens' },
      annualInflation: { subject: 'Annual inflation', value: 5, unit: 'percent' },
      validatorMinimumStake: {
        subject: 'Minimum stake of a validator',
        value: 10_000,
        unit: 'tokens',
        shownOn: ['ecosystem', 'governance', 'whitepaper'],
      },
      votesPerToken: {
        subject: 'Votes in governance',
        value: 1,
        unit: 'votes per token',
        shownOn: ['ecosystem', 'governance', 'whitepaper'],
      },
    },
  },
  allocation: {
    scope: 'Total supply of the native token, by allocation',
    shownOn: ['tokenomics'],
    figures: {
      presale: { subject: 'Presale', value: 25, unit: ofSupply },
      'miners-staking': { subject: 'Miners and Staking', value: 35, unit: ofSupply },
      liquidity: { subject: 'Liquidity', value: 10, unit: ofSupply },
      'strategic-partner': { subject: 'Strategic Partner', value: 8, unit: ofSupply },
      team: { subject: 'Team', value: 7, unit: ofSupply },
      foundation: { subject: 'Foundation', value: 15, unit: ofSupply },
    },
  },
  presale: {
    scope: `Presale on ${site.presaleChain}`,
    shownOn: ['home', 'whitepaper'],
    figures: {
      raised: { subject: 'Raised', value: raised, unit: 'US dollars' },
      goal: { subject: 'Goal', value: goal, unit: 'US dollars', kind: 'target' },
      currentPrice: { subject: 'Current price of a token', value: 0.1, unit: 'US dollars' },
      nextRoundPrice: {
        subject: 'Price of a token in the next round',
        value: 0.2,
        unit: 'US dollars',
        kind: 'target',
      },
    },
  },
  testnet: {
    scope: 'Public testnet, excluding the lab',
    shownOn: ['home'],
    figures: {
      investment: { subject: 'Investment on testnet', value: '6M+', unit: 'currency not stated' },
      accounts: { subject: 'Active accounts', value: '20k+', unit: 'accounts' },
      validators: { subject: 'Testnet validators', value: '5K+', unit: 'validators' },
      globalLink: { subject: 'GlobaLink', value: '∞', unit: 'not a count', kind: 'target' },
      globalLinkCountries: { subject: 'Countries of GlobaLink', value: '15+', unit: 'countries' },
    },
  },
  lab: {
    scope: 'The lab’s own testnet programs',
    source: 'stated by the lab',
    shownOn: ['lab'],
    figures: {
      investment: { subject: 'Testnet investment', value: '860M+', unit: 'currency not stated' },
      accounts: { subject: 'Active accounts', value: '22M+', unit: 'accounts' },
      validators: { subject: 'Testnet validators', value: '10K+', unit: 'validators' },
      countries: { subject: 'Countries', value: '110+', unit: 'countries' },
    },
  },
  ecosystem: {
    scope: `Assets, projects and users of the ${site.product} ecosystem`,
    shownOn: ['ecosystem'],
    figures: {
      digitalAssets: {
        subject: 'Digital assets',
        value: '$1B+',
        unit: 'US dollars; basis not stated',
        shownOn: ['home'],
      },
      projects: {
        subject: 'Active projects',
        value: '12+',
        unit: 'projects',
        shownOn: ['home', 'ecosystem'],
      },
      integrations: { subject: 'Integrations', value: '8+', unit: 'integrations' },
      activeUsers: { subject: 'Active users', value: '500+', unit: 'people' },
    },
  },
  partners: {
    scope: 'Strategic partners and their assets, combined',
    shownOn: ['ecosystem'],
    figures: {
      partners: { subject: 'Partners', value: '8+', unit: 'partners' },
      combinedAum: { subject: 'Combined AUM', value: 50_000_000, unit: 'US dollars' },
      countries: { subject: 'Countries', value: 45, unit: 'countries' },
      complianceRate: {
        subject: 'Compliance rate',
        value: 99.7,
        unit: 'percent; base not stated',
      },
    },
  },
  community: {
    scope: 'Members and activity of the community channels',
    shownOn: ['ecosystem'],
    figures: {
      members: { subject: 'Members', value: '2K+', unit: 'people', shownOn: ['home', 'ecosystem'] },
      countries: { subject: 'Countries', value: '15+', unit: 'countries' },
      dailyMessages: { subject: 'Daily messages', value: 150, unit: 'messages a day' },
      events: { subject: 'Events per month', value: '3+', unit: 'events a month' },
      chatMembers: { subject: 'Chat members', value: '800+', unit: 'people' },
      followers: { subject: 'Followers', value: '1.2K+', unit: 'people' },
      contributors: { subject: 'Contributors', value: '50+', unit: 'people' },
    },
  },
  team: {
    scope: 'People of our own team',
    shownOn: ['career'],
    figures: {
      members: { subject: 'Team members', value: '12+', unit: 'people' },
      countries: { subject: 'Countries', value: '5+', unit: 'countries' },
      timeZones: { subject: 'Time zones', value: '3+', unit: 'time zones' },
      remote: { subject: 'Remote friendly', value: 100, unit: 'percent' },
      innovation: { subject: 'Innovation', value: '24/7', unit: 'hours a day, days a week' },
    },
  },
  developers: {
    scope: 'Offers to developers',
    shownOn: ['build', 'ecosystem'],
    figures: {
      grantMaximum: { subject: 'Developer grant, at most', value: 5_000, unit: 'US dollars' },
      deploymentCost: {
        subject: 'Cost of deploying a contract',
        value: 'typically under $1',
        unit: 'US dollars',
        shownOn: ['home', 'build', 'ecosystem', 'whitepaper'],
      },
      supportHours: { subject: 'Support', value: '24/7', unit: 'hours a day, days a week' },
    },
  },
  governance: {
    scope: 'Proposals before the holders',
    shownOn: ['governance', 'whitepaper'],
    figures: {
      proposals: { subject: 'Active proposals', value: 12, unit: 'proposals' },
    },
  },
  eligibility: {
    scope: 'Use of the site and any sale of tokens',
    source: 'set by the terms of service',
    shownOn: ['home', 'ecosystem', 'privacy', 'terms', 'whitepaper'],
    figures: {
      minimumAge: { subject: 'Minimum age', value: 18, unit: 'years' },
    },
  },
});
