import { figures } from '#shared/figures/figures.ts';
import { site } from '#shared/site.ts';
import type { Chapter } from './chapter';

const minimumStake = `${figures.token.validatorMinimumStake.text} ${site.symbol}`;

export const consensus: Chapter = {
  id: 'consensus',
  title: 'Hybrid consensus: proof first, stake second',
  opening:
    'Real-world assets need two guarantees at once: that a transfer is final, and that the parties were entitled to make it.',
  sections: {
    'consensus-layers': {
      title: 'Two layers, two kinds of evidence',
      notes: {
        'Deterministic proof':
          'Given the same inputs, every honest node derives the same order. No lottery decides finality.',
        'Delegated stake': `Validators stake at least ${minimumStake}. Holders delegate without giving up custody.`,
        PoD: 'How the roadmap abbreviates the proof core of the consensus.',
      },
      blocks: [
        `${site.product} separates these guarantees. A layer of deterministic proof orders transactions in a directed acyclic graph and settles them into one sequence. A layer of delegated stake then attests that each step from one state to the next is valid, including the compliance rules attached to each asset.`,
        'The two layers use different evidence. The first is arithmetic: anybody can repeat it. The second is commitment: those who sign have something to lose. Because the evidence differs, a fault in one layer is visible to the other. Value moves only when both agree.',
        {
          caption: 'What each layer contributes',
          columns: ['', 'Deterministic proof', 'Delegated stake'],
          rows: [
            ['Question', 'In which order?', 'Was each step allowed?'],
            ['Evidence', 'The same result on every node', 'Signatures backed by stake'],
            ['Given by', 'Every node', 'Validators, by delegation'],
            ['A fault is', 'Another result on some node', 'A signed step against a rule'],
          ],
        },
      ],
    },
    'consensus-dag': {
      title: 'FlexiDAG: parallel blocks, one order',
      notes: {
        'Directed acyclic graph':
          'Blocks that point back to several earlier ones and never in a circle. A chain is the special case of one predecessor.',
      },
      blocks: [
        'In a single chain, one block at a time is added, and everybody else waits. On the FlexiDAG, several blocks are added side by side. Each refers to the blocks that its author had seen. These references make a graph in which every later block confirms all that it can reach.',
        'The order comes from the graph itself. A fixed rule walks it and writes one sequence; the rule has no random part and reads nothing but the graph. Two nodes that hold the same graph therefore hold the same sequence, whatever the order in which the blocks arrived. A node that returns after an interruption does not ask which history is right: it computes it.',
        {
          figure: 'dag',
          alt: 'Eleven parallel lines of blocks on the left merge step by step into one thick line on the right. The red block where they meet is final.',
          caption:
            'Parallel blocks settle into one order. Line weight shows the accumulated confirmations behind each block; the red block is final.',
        },
      ],
    },
    'consensus-stake': {
      title: 'Delegated stake: who attests',
      notes: {
        'Open parameters':
          'The share of stake that must attest, rewards and penalties are not fixed in this version.',
      },
      blocks: [
        `A validator stakes at least ${minimumStake}, its own or delegated to it. Holders who do not run a node can lend the weight of their tokens to a validator and take it back. The tokens do not leave the holder. A validator that attests to an invalid step puts its standing and its stake at risk.`,
        'Attesting is more than counting signatures. A validator applies the step to the ledger, checks that no output is spent twice, asks the asset whether both parties may hold it, and only then signs. An order without these checks would be exact and worthless.',
      ],
    },
    'consensus-life': {
      title: 'The life of a transfer',
      blocks: [
        {
          steps: {
            'Submitted.': 'A holder signs a transfer. A node that finds it malformed drops it.',
            'Referenced.': 'A block carries the transfer, and later blocks refer to that block.',
            'Ordered.': 'The proof layer gives the block its place in the sequence.',
            'Attested.':
              'Validators apply the transfer with the rules of the asset, and sign the result.',
            'Final.': 'Order and attestation agree. The transfer cannot be reversed, by anybody.',
          },
        },
      ],
    },
    'consensus-limits': {
      title: 'Limits',
      notes: {
        'Safety before progress': 'For titles to assets, a late answer is better than two answers.',
      },
      blocks: [
        'Where the layers disagree, the affected vault halts and the rest of the chain runs on. This is a choice: a late transfer can be explained, and one that is undone cannot.',
        'Consensus settles what was recorded, in which order and under which rules. Whether a report is true of the asset is not a question of consensus. That belongs to verification.',
      ],
    },
  },
};
