import { figures } from '#shared/figures/figures.ts';
import type { Chapter } from './chapter';

const votes = figures.token.votesPerToken.text;
const oneVote = `${votes} token = ${votes} vote`;

export const aiGovernance: Chapter = {
  id: 'ai-governance',
  title: 'AI governance: models propose, people decide',
  opening:
    'An asset produces many reports. A model can compare each with all earlier ones. It can also be wrong without noticing, so it proposes and does not decide.',
  sections: {
    'ai-verification': {
      title: 'Human–AI verification',
      notes: {
        'On-chain model':
          'A model whose version, inputs and output are entered in the ledger, so that anybody can see what it was shown and what it said.',
      },
      blocks: [
        'Every report that reaches a vault is read twice. A model compares it with the documents of the asset, with earlier reports and with what similar assets reported, and marks what does not fit. A person with a named responsibility reads the report and its source. Model output and human review are two independent lines of evidence, and value moves only where they agree.',
        {
          figure: 'verification',
          alt: 'Two discs of fine rings, one green and one red, overlap. In the part that both cover, the lines are twice as heavy.',
          caption:
            'Two readings of the same report: model in green, reviewer in red. Lines double in weight where both agree. What only one covers stays thin, and waits.',
        },
        'When they disagree, nothing is averaged. The report is marked, the units that depend on it wait, and both readings with their reasons are shown to the holders. A reviewer who overrules a model says why.',
      ],
    },
    'ai-allocation': {
      title: 'AI asset allocation',
      notes: {
        'Limits come first':
          'A proposal outside the limits is refused by the ledger. It does not reach a person.',
      },
      blocks: [
        'Some vaults are to hold several assets for one purpose. Allocation models watch such a vault and propose how to divide it. They work within limits that token holders set: which vaults may be used, how large a part may become, how much may move in a day. The limits are conditions on the account layer, so that a model cannot exceed them even if its operator wishes.',
        {
          figure: 'rebalancing',
          alt: 'One sheet of parallel lines from the left divides into four bundles of different width and colour.',
          caption:
            'One holding divides into four. Every line is the same share of the whole, so the number of lines in a bundle is its weight. None is lost on the way.',
        },
        {
          caption: 'What a model may do on its own',
          columns: ['Action', 'Model', 'People'],
          rows: [
            ['Read and mark reports', 'Does it', 'Can read the same'],
            ['Estimate price or risk', 'Publishes it', 'May dispute it'],
            ['Rebalance within the limits', 'Proposes it', 'Confirm or refuse'],
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
          'The weight of a vote can be lent and taken back. The tokens stay with the holder.',
      },
      blocks: [
        `Holders govern by ${oneVote}. They decide on proposals, on what the treasury spends and on changes to the protocol, models and limits included. A vote is weighted by tokens and by nothing else.`,
        'A proposal says what is to change, what it costs and what happens if it fails, so that everybody votes on one text. Holders can delegate their votes to somebody who follows the proposals more closely, and take them back.',
        `The governance page of the site counts ${figures.governance.proposals.text} proposals. Community governance is planned for phase 3 of the roadmap.`,
      ],
    },
    'ai-limits': {
      title: 'Limits',
      blocks: [
        'Weight by tokens favours large holders. Models inherit the gaps of what they were shown. Reviewers can be hurried or deceived. The answer is openness: versions, limits, readings and votes are recorded where anyone can check them. That makes mistakes visible. It does not make them impossible.',
      ],
    },
  },
};
