import type { ActionId } from '#shared/actions.ts';
import { statementOf } from '#shared/figures/figure.ts';
import { figures } from '#shared/figures/figures.ts';
import { type Words, words } from '#shared/figures/words.ts';
import { hrefOf } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

const { votesPerToken, validatorMinimumStake } = figures.token;
const { proposals } = figures.governance;
const minimumStake = words`${validatorMinimumStake} ${site.symbol}`;

export const governanceHero = {
  heading: 'One token, one vote',
  status: words`Active Governance • ${proposals} Proposals`,
  stated: statementOf(proposals),
  /** The status line and the roadmap speak of two things. */
  meaning: {
    text: '“Active” is said of the proposals; community governance, in which holders decide them, is a step of its own on the',
    link: { label: 'roadmap', to: hrefOf('home', 'roadmap') },
  },
  powersLabel: 'What holders decide',
  powers: ['Proposal Creation & Voting', 'Treasury Management', 'Protocol Upgrades'],
  actions: ['joinGovernance', 'viewProposals'] satisfies ActionId[],
};

export interface VoteCard {
  /** Anchor of the card, where it has one. */
  id?: 'proposals';
  title: string;
  description: Words;
  glyph: 'ballot' | 'sheets' | 'delegation';
  action: ActionId;
}

export const vote = {
  heading: 'Vote',
  lead: 'Holders propose, holders decide. A vote is weighted by tokens and nothing else: not by seniority, not by office.',
  cards: [
    {
      title: 'Overview',
      description: words`${votesPerToken} token = ${votesPerToken} vote. Holders decide on proposals, on what the treasury spends and on changes to the protocol itself.`,
      glyph: 'ballot',
      action: 'voteOverview',
    },
    {
      id: 'proposals',
      title: 'Proposals',
      description: words`${proposals} proposals are active. A proposal says what is to change, what it costs and what happens if it fails, so that a vote is on one text.`,
      glyph: 'sheets',
      action: 'voteProposals',
    },
    {
      title: 'Delegation',
      description:
        'If you cannot follow every vote, lend the weight of your tokens to someone who does. The tokens stay with you, and so does the right to take the weight back.',
      glyph: 'delegation',
      action: 'voteDelegation',
    },
  ] satisfies VoteCard[],
};

export interface Contribution {
  title: string;
  description: Words;
  icon: 'validator' | 'code' | 'book' | 'bug';
  /** What it takes, where the protocol sets a figure. */
  requirement?: { label: string; value: Words };
  action: ActionId;
}

export const contribute = {
  heading: 'Contribute',
  lead: 'A vote is one way to shape the chain. Work is the other.',
  ways: [
    {
      title: 'Validator Program',
      description: words`Run a node, check blocks and take part in consensus. A validator stakes at least ${minimumStake}, its own or delegated to it.`,
      icon: 'validator',
      requirement: { label: 'Minimum stake', value: minimumStake },
      action: 'askAboutValidating',
    },
    {
      title: 'Code Contribution',
      description:
        'Fix a fault or build a part of the protocol, its SDKs or its tools. Every change is reviewed by somebody who did not write it.',
      icon: 'code',
      action: 'askAboutCode',
    },
    {
      title: 'Documentation Contribution',
      description:
        'Write a guide, correct a reference or translate either. What you had to find out yourself is what the next reader needs.',
      icon: 'book',
      action: 'askAboutDocumentation',
    },
    {
      title: 'Test Bugs',
      description: `Use the ${site.product} testnet as it was not meant to be used, and report what breaks: the steps, what you expected and what you saw.`,
      icon: 'bug',
      action: 'askAboutTesting',
    },
  ] satisfies Contribution[],
};
