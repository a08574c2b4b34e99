import type { ActionId } from '#shared/actions.ts';
import { statementOf } from '#shared/figures/figure.ts';
import { figures } from '#shared/figures/figures.ts';
import { type Words, words } from '#shared/figures/words.ts';
import { hrefOf } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

const { votesPerToken, validatorMinimumStake } = figures.token;
const { proposals } = figures.governance;

export const governanceHero = {
  heading: 'One token, one vote',
  status: words`Active Governance • ${proposals} Proposals`,
  stated: { ...statementOf(proposals), words: 'Stated by the project,' },
  /** The status line and the roadmap are about different things. */
  meaning: {
    text: 'Voting opens with phase\u00a03 of the',
    link: { label: 'roadmap', to: hrefOf('home', 'roadmap') },
  },
  powersLabel: 'What holders decide',
  powers: ['Proposal Creation & Voting', 'Treasury Management', 'Protocol Upgrades'],
  actions: ['joinGovernance', 'viewProposals'] satisfies ActionId[],
};

export type Vote = 'yes' | 'no' | 'open';

const seats: Vote[] = [
  ...(['yes', 'yes', 'no', 'yes', 'yes', 'yes'] as const),
  ...(['no', 'yes', 'yes', 'open', 'open', 'open'] as const),
];
/** The ring of seats: only a specimen, because nobody votes on the site. */
export const ballot = {
  label: 'A specimen vote',
  keyLabel: 'How the seats vote',
  votes: { yes: 'yes', no: 'no', open: 'open' } satisfies Record<Vote, string>,
  seats,
  /** Number of the seat that is selected until the visitor chooses another; it votes yes anyway. */
  yourSeat: 5,
  /** The mark of the seat that the visitor has chosen. */
  yours: 'your seat',
  note: 'Choose a seat, and it votes yes.',
};

export interface VoteCard {
  /** Anchor of the card, if it has one. */
  id?: 'proposals';
  title: string;
  description: Words;
  picture: string;
  action: ActionId;
}

export const vote = {
  heading: 'Vote',
  lead: 'Holders propose, holders decide. Votes count by tokens and by nothing else.',
  cards: [
    {
      title: 'Overview',
      description: words`${votesPerToken} token = ${votesPerToken} vote: on proposals, on the treasury, on upgrades, and on the limits of every AI model.`,
      picture: '/images/vote-overview.svg',
      action: 'voteOverview',
    },
    {
      id: 'proposals',
      title: 'Proposals',
      description: words`${proposals} proposals are waiting. Each must say what changes, what it costs and what happens if it fails.`,
      picture: '/images/vote-proposals.svg',
      action: 'voteProposals',
    },
    {
      title: 'Delegation',
      description:
        'Cannot follow every vote? Lend your weight to someone who does. The tokens stay with you, and you can take the weight back.',
      picture: '/images/vote-delegation.svg',
      action: 'voteDelegation',
    },
  ] satisfies VoteCard[],
};

export interface Contribution {
  title: string;
  description: Words;
  action: ActionId;
}

export const contribute = {
  heading: 'Contribute',
  lead: 'A vote is one way to shape the chain. Work is the other.',
  stake: {
    label: `Minimum validator stake, in ${site.symbol}`,
    value: words`${validatorMinimumStake}`,
  },
  ways: [
    {
      title: 'Validator Program',
      description:
        'Run a node, and check every step before you sign it. The stake may be your own or delegated to you.',
      action: 'askAboutValidating',
    },
    {
      title: 'Code Contribution',
      description:
        'Fix a bug, or build part of the protocol, an SDK or a tool. Someone else reviews every change.',
      action: 'askAboutCode',
    },
    {
      title: 'Documentation Contribution',
      description:
        'Write, correct or translate a guide. What you had to find out, the next reader can look up.',
      action: 'askAboutDocumentation',
    },
    {
      title: 'Test Bugs',
      description:
        'Once the testnet is public, use it in ways nobody planned. Report what broke, and how.',
      action: 'askAboutTesting',
    },
  ] satisfies Contribution[],
};
