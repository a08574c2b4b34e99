import { figures } from '#shared/figures/figures.ts';
import { announced, untilCompleted } from '#shared/schedule/phases.ts';
import type { Chapter } from './chapter';

const { voting } = announced;
const votes = figures.token.votesPerToken.text;
const oneVote = `${votes} token = ${votes} vote`;

export const aiGovernance: Chapter = {
  id: 'ai-governance',
  title: 'AI governance: models propose, people decide',
  opening:
    'An asset produces many reports. A model can compare each one with all that came before. It can also be wrong without noticing. That is why it proposes, and people decide.',
  sections: {
    'ai-verification': {
      title: 'Human–AI verification',
      notes: {
        'On-chain model':
          'A model whose version, inputs and output are recorded on the ledger, so that anybody can see what it was given and what it answered.',
      },
      blocks: [
        'Every report to a vault is read twice. A model compares it with the documents of the asset, with earlier reports and with reports on similar assets, and flags what does not fit. A named, responsible person reads the report and its source. The model and the reviewer are two independent lines of evidence, and value moves only where they agree.',
        {
          figure: 'verification',
          alt: 'Two ruled discs overlap: one green with upright lines, one red with level lines. Where both are, the lines are twice as heavy. A red line leads on from a block in their middle.',
          caption:
            'Two readings of the same report: the model’s in green, the reviewer’s in red. Where both agree, the lines are twice as heavy. What only one of them confirms stays thin, and waits.',
        },
        'If they disagree, the two readings are not averaged. The report is flagged, the units that depend on it are held, and holders see both readings with their reasons. A reviewer who overrules a model must say why.',
      ],
    },
    'ai-allocation': {
      title: 'AI asset allocation',
      notes: {
        'Limits come first':
          'The ledger refuses a proposal outside the limits before anybody is asked to confirm it.',
      },
      blocks: [
        'Some vaults are meant to hold several assets for one purpose. Allocation models watch such a vault and propose how to divide its holdings. They work within limits set by token holders: which vaults may be used, how large each part may become, and how much may move in a day. The limits are conditions on the account layer, so a model cannot exceed them, even if its operator wants it to.',
        {
          figure: 'rebalancing',
          alt: 'Five bands of lines, each in its own colour, run from left to right between two double rules. The bands grow and shrink along the way.',
          caption:
            'Five parts of one holding, as a model proposes to change them. Each part keeps its number of lines, wide or narrow, and none crosses the red rules: the limits that token holders have set.',
        },
        {
          caption: 'What a model may do on its own',
          columns: ['Action', 'Model', 'People'],
          rows: [
            ['Read and flag reports', 'Does it', 'Can read the same reports'],
            ['Estimate price or risk', 'Publishes\u00a0it', 'Can dispute it'],
            ['Rebalance within the limits', 'Proposes\u00a0it', 'Confirm or refuse'],
            ['Change the limits', 'Cannot', 'Vote'],
            ['Replace or stop a model', 'Cannot', 'Vote'],
            ['Create or move units', 'Cannot', 'By the rules of the vault'],
          ],
        },
      ],
    },
    'ai-votes': {
      title: 'One token, one vote',
      notes: {
        'What holders decide': 'Proposals, spending of the treasury, and upgrades of the protocol.',
        Delegation:
          'Holders can lend the weight of their vote, and take it back. The tokens stay with them.',
      },
      blocks: [
        `Holders govern the chain: ${oneVote}. They decide on proposals, on treasury spending and on changes to the protocol, including its models and their limits. Votes are weighted by tokens and by nothing else.`,
        'A proposal says what would change, what it costs and what happens if it fails, so that everybody votes on the same text. Holders can delegate their votes to somebody who follows proposals more closely, and take them back.',
        `The governance page of the site counts ${figures.governance.proposals.text} proposals. Community governance ${untilCompleted(voting, 'is planned for', 'came in')} phase\u00a0${voting.number} of the roadmap.`,
      ],
    },
    'ai-limits': {
      title: 'Limits',
      blocks: [
        'Voting by tokens favours large holders. Models inherit the gaps in their data. Reviewers can be rushed or deceived. The answer is openness: versions, limits, readings and votes are recorded where anyone can check them. That makes mistakes visible. It does not make them impossible.',
      ],
    },
  },
};
