import { figures } from '#shared/figures/figures.ts';
import { site } from '#shared/site.ts';
import type { Chapter } from './chapter';

const minimumStake = `${figures.token.validatorMinimumStake.text} ${site.symbol}`;

export const consensus: Chapter = {
  id: 'consensus',
  title: 'Hybrid consensus: proof first, stake second',
  opening:
    'Real-world assets need two guarantees at once: that a transfer is final, and that the parties were allowed to make it.',
  sections: {
    'consensus-layers': {
      title: 'Two layers, two kinds of evidence',
      notes: {
        'Deterministic proof':
          'Given the same inputs, every honest node derives the same order. No lottery decides finality.',
        'Delegated stake': `Validators stake at least ${minimumStake}. Holders delegate without giving up custody.`,
        PoD: 'The roadmap’s abbreviation for the proof core of the consensus.',
      },
      blocks: [
        `${site.product} gives each guarantee a layer of its own. A layer of deterministic proof arranges transactions in a directed acyclic graph and puts them into one sequence. A layer of delegated stake then attests that every step is valid, and that it keeps the compliance rules attached to each asset.`,
        'The two layers rest on different evidence. The first is arithmetic, which anybody can repeat. The second is commitment: those who sign have something to lose. Because the evidence differs, each layer can see a fault in the other. Value moves only when both agree.',
        {
          caption: 'What each layer contributes',
          columns: ['', 'Deterministic proof', 'Delegated stake'],
          rows: [
            ['Question', 'In which order?', 'Was each step allowed?'],
            ['Evidence', 'The same result on every node', 'Signatures backed by stake'],
            ['Given by', 'Every node', 'Validators, by delegation'],
            ['A fault is', 'A different result on some node', 'A signed step that breaks a rule'],
          ],
        },
      ],
    },
    'consensus-dag': {
      title: 'FlexiDAG: parallel blocks, one order',
      notes: {
        'Directed acyclic graph':
          'A graph in which each block points back to one or more earlier ones, and never in a circle. In a chain, each block points to just one.',
      },
      blocks: [
        'In a single chain, blocks are added one at a time, and everybody else waits. On the FlexiDAG, several blocks are added in parallel. Each refers to the blocks that its author had seen. The references form a graph in which every later block confirms all the blocks that it can reach.',
        'The order comes from the graph itself. A fixed rule turns the graph into one sequence. The rule leaves nothing to chance and reads only the graph, so two nodes with the same graph have the same sequence, in whatever order the blocks reached them. A node that has been offline need not ask which history is right: it can compute it.',
        {
          figure: 'dag',
          alt: 'Lines from many parallel blocks on the left merge step by step into one heavy ribbon on the right. The red block where they meet is final.',
          caption:
            'Parallel blocks settle into one order. The heavier the line, the more confirmations a block has. The red block is final.',
        },
      ],
    },
    'consensus-stake': {
      title: 'Delegated stake: who attests',
      notes: {
        'Open parameters':
          'This version does not fix the share of stake that must attest, the rewards or the penalties.',
      },
      blocks: [
        `A validator stakes at least ${minimumStake}, its own or delegated to it. Holders who do not run a node can delegate the weight of their tokens to a validator, and take it back. The tokens never leave the holder. A validator that attests to an invalid step risks its reputation and its stake.`,
        'Attesting is more than signing. A validator first applies the step to the ledger, checks that no output is spent twice, and checks that the rules of the asset allow both parties to hold it. Without these checks, the order would be exact and worthless.',
      ],
    },
    'consensus-life': {
      title: 'The life of a transfer',
      blocks: [
        {
          steps: {
            'Submitted.': 'A holder signs a transfer. A node drops it if it is malformed.',
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
        'Where the layers disagree, the affected vault halts and the rest of the chain runs on. This is deliberate. A late transfer can be explained; a reversed one cannot.',
        'Consensus settles what was recorded, in which order and under which rules. It cannot settle whether a report about the asset is true. That is the task of verification.',
      ],
    },
  },
};
