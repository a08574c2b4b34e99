import type { ActionId } from '#shared/actions.ts';
import { figures } from '#shared/figures/figures.ts';
import { words } from '#shared/figures/words.ts';
import { hrefOf } from '#shared/pages.ts';
import { announced, untilCompleted } from '#shared/schedule/phases.ts';
import { site } from '#shared/site.ts';

const { votesPerToken, validatorMinimumStake } = figures.token;
const { proposals } = figures.governance;
const { voting } = announced;
const phase = `phase\u00a0${voting.number}`;

export const governanceHero = {
  heading: 'One token, one vote',
  status: words`Active Governance • ${proposals} Proposals`,
  proposals,
  /** When: the phase in which the roadmap has them. */
  phase: {
    label: untilCompleted(voting, `Vote in ${phase}`, `Voting came in ${phase}`),
    to: hrefOf('home', 'roadmap'),
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
  label: 'An example vote',
  keyLabel: 'How the seats vote',
  votes: { yes: 'yes', no: 'no', open: 'open' } satisfies Record<Vote, string>,
  seats,
  /** Shown in the hub, one of each. */
  hub: ['token', 'vote'],
  /** Number of the seat that is selected until the visitor chooses another; it votes yes anyway. */
  yourSeat: 5,
  /** In the key, the seat that the visitor has chosen. The other entries count the rest. */
  yours: '1 yours',
  note: `${seats.length} specimen seats. Choose yours.`,
};

export const vote = {
  heading: 'Vote',
  lead: `Holders make proposals and, from ${phase}, vote on them. Votes are counted in tokens.`,
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
      description: 'A proposal states the change, the cost and what happens if it fails.',
      picture: '/images/vote-proposals.svg',
      action: 'voteProposals',
    },
    {
      title: 'Delegation',
      description:
        'Lend your votes to someone who follows every proposal. The tokens stay with you, and you can take the votes back.',
      picture: '/images/vote-delegation.svg',
      action: 'voteDelegation',
    },
  ] as const,
};

export const contribute = {
  heading: 'Contribute',
  lead: 'Four ways to take part besides voting.',
  ways: [
    {
      title: 'Validator Program',
      description: words`Run a node and check every transfer before you sign. Stake at least ${validatorMinimumStake} ${site.symbol}, your own or delegated to you.`,
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
      description: 'Write, correct or translate a guide to the chain, an SDK or a tool.',
      action: 'askAboutDocumentation',
    },
    {
      title: 'Test Bugs',
      description:
        'Once access to the testnet opens, use it in ways nobody planned. Report what broke, and how.',
      action: 'askAboutTesting',
    },
  ] as const,
};
