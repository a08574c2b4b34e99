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
  stated: { ...statementOf(proposals), words: `The count is ${proposals.group.source},` },
  /** The status line and the roadmap are about different things. */
  meaning: {
    text: 'Voting opens with community governance, planned in the',
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
  lead: 'Holders propose and holders decide. Votes count by tokens alone, not by seniority or office.',
  cards: [
    {
      title: 'Overview',
      description: words`${votesPerToken} token = ${votesPerToken} vote. Holders decide on proposals, on what the treasury spends and on changes to the protocol itself.`,
      picture: '/images/vote-overview.svg',
      action: 'voteOverview',
    },
    {
      id: 'proposals',
      title: 'Proposals',
      description: words`${proposals} proposals wait for voting to open. Each must say what changes, what it costs and what happens if it fails.`,
      picture: '/images/vote-proposals.svg',
      action: 'voteProposals',
    },
    {
      title: 'Delegation',
      description:
        'If you cannot follow every vote, lend the weight of your tokens to someone who does. The tokens stay with you, and so does the right to take the weight back.',
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
      description: words`Run a node, check blocks and take part in consensus. Stake at least ${validatorMinimumStake} ${site.symbol}, your own or delegated to you.`,
      action: 'askAboutValidating',
    },
    {
      title: 'Code Contribution',
      description:
        'Fix a fault or build a part of the protocol, its SDKs or its tools. Every change is reviewed by somebody who did not write it.',
      action: 'askAboutCode',
    },
    {
      title: 'Documentation Contribution',
      description:
        'Write a guide, correct a reference or translate either. If you had to find it out, write it down for the next reader.',
      action: 'askAboutDocumentation',
    },
    {
      title: 'Test Bugs',
      description:
        'When the testnet opens to the public, use it in ways nobody planned, and report what breaks: the steps, what you expected and what you saw.',
      action: 'askAboutTesting',
    },
  ] satisfies Contribution[],
};
