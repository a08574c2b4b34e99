import type { ActionId } from '#shared/actions.ts';
import { figures } from '#shared/figures/figures.ts';
import type { FigureRow } from '#shared/figures/words.ts';
import { site } from '#shared/site.ts';

export const hero = {
  heading: 'The lab for real assets on-chain',
  lead: 'Research, advice and funding for teams that bring an\u00a0asset, a\u00a0protocol or a\u00a0market to the\u00a0ledger.',
  actions: ['labContact'] satisfies ActionId[],
  pictureAlt:
    'Engraving of a brass microscope. Beside it, what it shows: the interlaced lines of a seal.',
};

export const teams = {
  heading: 'Expert teams',
  lead: 'Four teams, four questions.',
  figures: [
    // The specification gives no unit.
    { ...figures.lab.investment, note: figures.lab.investment.unit },
    figures.lab.accounts,
    figures.lab.validators,
    figures.lab.countries,
  ] satisfies FigureRow,
  items: {
    'Protocol research': 'Where would the product fail on the chain?',
    'Token economics': 'Does the model hold in a falling market?',
    'Law and compliance': 'Which conditions of the law can the ledger check?',
    'Launch and market': 'What is said, to whom and when?',
  },
};

export const why = {
  heading: 'Why choose the lab',
  lead: 'We advise on the chain we build.',
  items: {
    'Close to the protocol': `Advice on ${site.chain}, not on chains in general.`,
    'One plan': 'Tokenomics, law and launch, planned together.',
    'Tested first': 'A design is tried before anyone relies on it.',
    'Plain answers': 'If a token is the wrong form, we say so.',
  },
};

export const advisory = {
  heading: 'Advisory',
  lead: 'Five areas, taken together or one at a time. Each ends with a document you keep.',
  resultLabel: 'You receive',
  areas: [
    {
      title: 'Tokenomics',
      description:
        'Supply, allocation, vesting and incentives, modelled before anything is issued.',
      result: 'A supply model and an allocation table',
      picture: '/images/glyph-growth.svg',
    },
    {
      title: 'Legal and compliance',
      description:
        'Identity rules, transfer limits and disclosures for the countries you name, alongside your own counsel.',
      result: 'A map of the rules that apply to the asset',
      picture: '/images/glyph-compliance-bone.svg',
    },
    {
      title: 'Fundraising',
      description: 'The shape of a round, its documents, and the questions investors will ask.',
      result: 'An outline of the data room',
      picture: '/images/feature-vaults-small.svg',
    },
    {
      title: 'Marketing',
      description: 'Positioning, channels, and claims backed by evidence.',
      result: 'A launch plan with checked claims',
      picture: '/images/feature-verification-small.svg',
    },
    {
      title: 'Launchpad readiness',
      description: 'Contracts, documents and support, checked against what launchpads ask for.',
      result: 'A readiness list with each item checked',
      picture: '/images/seal-completed.svg',
    },
  ],
};

export const foundation = {
  heading: 'The Foundation - Build. Fund. Launch.',
  lead: 'Funding for work that the ecosystem needs.',
  actions: ['labCommunity'] satisfies ActionId[],
  programs: {
    Bounties: 'Defined tasks with a stated reward: a fix, a test, a translation.',
    'Catalysts & Pitch Arenas': 'Teams present a working product to reviewers and ask for support.',
    Incentives: 'Rewards for work that lasts, such as a tool others adopt.',
  },
};

export const guild = {
  heading: 'The Foundry Builders Guild',
  status: 'Launch soon',
  lead: 'Builders who review each other’s work and take on tasks for the Foundation.',
};

export const community = {
  heading: 'Community',
  lead: 'Ask about a bounty, a pitch or a design, where others can read the answer.',
  actions: ['ecosystemCommunity'] satisfies ActionId[],
};

export const buildWithUs = {
  heading: 'Build With Us',
  lead: 'Tell us what you want to bring on-chain, and how far along you are.',
  actions: ['labContact'] satisfies ActionId[],
};
