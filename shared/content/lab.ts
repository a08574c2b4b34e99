import type { ActionId } from '#shared/actions.ts';
import { figures } from '#shared/figures/figures.ts';
import type { FigureRow } from '#shared/figures/words.ts';
import { site } from '#shared/site.ts';

export const hero = {
  heading: 'The lab for real assets on-chain',
  lead: 'Research, advice and funding for teams that bring an asset, a protocol or a market to the ledger.',
  pictureAlt:
    'Engraving of a brass microscope. Beside it, what it shows: the interlaced lines of a seal.',
};

export const teams = {
  heading: 'Expert teams',
  lead: 'Each team answers for its own part of a project, from the first model to the launch.',
  figures: [
    figures.lab.investment,
    figures.lab.accounts,
    figures.lab.validators,
    figures.lab.countries,
  ] satisfies FigureRow,
  items: {
    'Protocol research':
      'Consensus, vaults and cells. Reviews how a product uses the chain and where it would fail.',
    'Token economics':
      'Supply, incentives and treasury. Tests a model against bad markets as well as good ones.',
    'Law and compliance':
      'Identity, jurisdiction and disclosure. Works with the counsel you appoint.',
    'Launch and market':
      'Positioning, community and release. Plans what is said, to whom and when.',
  },
};

export const why = {
  heading: 'Why choose the lab',
  lead: 'We advise on the chain that we build.',
  items: {
    'Close to the protocol': `Advice is written for the way ${site.chain} behaves, not for chains in general.`,
    'One plan':
      'Tokenomics, compliance and launch are planned together, so that one does not undo another.',
    'Tested first': 'A design is tried on the testnet before anyone relies on it.',
    'Plain answers': 'If a token is the wrong form for your asset, we say so.',
  },
};

export const advisory = {
  heading: 'Advisory',
  lead: 'Five areas, taken together or one at a time. Each ends with a document that is yours.',
  resultLabel: 'You receive',
  areas: [
    {
      title: 'Tokenomics',
      description:
        'Supply, allocation, vesting and incentives, modelled before anything is issued.',
      result: 'A supply model and an allocation table',
    },
    {
      title: 'Legal and compliance',
      description:
        'Identity rules, transfer limits and disclosures for the jurisdictions you name. It does not replace your own counsel.',
      result: 'A map of the rules that apply to the asset',
    },
    {
      title: 'Fundraising',
      description: 'The shape of a round, its documents and the questions that investors will ask.',
      result: 'An outline of the data room',
    },
    {
      title: 'Marketing',
      description: 'Positioning, channels, and claims that can be supported with evidence.',
      result: 'A launch plan with checked claims',
    },
    {
      title: 'Launchpad readiness',
      description: 'Contracts, documents and support, checked against what a launchpad asks for.',
      result: 'A readiness list, item by item',
    },
  ],
};

export const foundation = {
  // A non-breaking space, so that no line begins with the hyphen.
  heading: 'The Foundation\u00a0- Build. Fund. Launch.',
  lead: 'The Foundation supports work that the whole ecosystem can use.',
  actions: ['labCommunity'] satisfies ActionId[],
  programmes: {
    Bounties: 'Defined tasks with a stated reward: a fix, a test, a translation.',
    'Catalysts & Pitch Arenas': 'Teams present a working product to reviewers and ask for support.',
    Incentives: 'Rewards for contributions that last, such as a tool that others adopt.',
  },
};

export const guild = {
  heading: 'The Foundry Builders Guild',
  status: 'launch soon',
  lead: 'A guild of builders who review each other’s work and take on tasks for the Foundation. Membership is not open yet.',
};

export const community = {
  heading: 'Community',
  lead: 'Ask about a bounty, a pitch or a design where others can read the answer.',
  actions: ['ecosystemCommunity'] satisfies ActionId[],
};

export const buildWithUs = {
  heading: 'Build With Us',
  lead: 'Tell us what you want to bring on-chain, and how far along you are. The lab has its own contact page.',
  actions: ['labContact'] satisfies ActionId[],
};
