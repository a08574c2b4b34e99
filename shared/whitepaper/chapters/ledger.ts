import { figures } from '#shared/figures/figures.ts';
import { site } from '#shared/site.ts';
import type { Chapter } from './chapter';

export const ledger: Chapter = {
  id: 'ledger',
  title: 'Dual-layer ledger: notes and accounts',
  opening:
    'Holdings behave like banknotes: they are handed over whole, split and joined. Contracts behave like account books: they are opened once and written in again and again. One form does not suit both.',
  sections: {
    'ledger-movement': {
      title: 'Movement and state',
      notes: {
        UTXO: 'Unspent transaction output: an amount that was received and not yet passed on. It is spent once and whole.',
        Account:
          'An entry that stays, with a state that changes, such as a contract or an identity.',
      },
      blocks: [
        `The ledger of ${site.chain} has two layers. The UTXO layer records the units of assets. The account layer records what has to be remembered between transfers: contracts, identities, vaults and their rules. Both are written by the same consensus, in the same block.`,
        {
          figure: 'layers',
          alt: 'Above, eleven thin lines in bundles of seven and four meet in a transfer and leave it as eleven heavy lines in bundles of eight and three. Below, three ringed discs stand for accounts; a line leads from the transfer to the middle one.',
          caption:
            'The number of lines is the amount: eleven enter, eleven leave. Thin lines are spent, heavy ones can be spent. At the red point the account layer is asked.',
        },
      ],
    },
    'ledger-utxo': {
      title: 'The UTXO layer: units of an asset',
      blocks: [
        'A holding is a set of outputs. A transfer names the outputs that it spends and the new ones that it makes, and the two sums must be equal for each asset. Nothing is subtracted from a balance, so nothing can be subtracted twice: an output is either unspent or it is not.',
        'Three things follow. The history of a unit can be followed back to its issue, output by output. Two transfers that spend different outputs are independent and can be checked side by side. And an output can carry conditions, so that a unit under a lock or a pledge says so itself.',
      ],
    },
    'ledger-accounts': {
      title: 'The account layer: contracts and identities',
      notes: {
        'Cost of a contract': `Deploying one costs ${figures.developers.deploymentCost.text}. The amount depends on its size and on the load of the network.`,
      },
      blocks: [
        'Some facts never change hands: a passed identity check, a closed vault, the votes of a proposal. These are states, and accounts keep them. Applications are written for this layer in the usual way, as contracts with memory.',
        'A contract never holds units as a number in its own memory. It holds outputs, which only its rules can spend. What a contract owns is therefore visible on the UTXO layer, and a fault in its bookkeeping cannot create units that were never issued.',
        {
          caption: 'One ledger, two forms',
          columns: ['', 'UTXO layer', 'Account layer'],
          rows: [
            ['Records', 'Units of assets', 'Contracts and identities'],
            ['Changed by', 'Spending whole outputs', 'Writing a new state'],
            ['Serves', 'Parallel transfers', 'Applications with memory'],
          ],
        },
      ],
    },
    'ledger-cells': {
      title: 'Hybrid cells',
      notes: {
        'Hybrid cell': 'The outputs and the accounts of one asset or application, taken together.',
      },
      blocks: [
        'A cell joins the two layers for one asset or one application: its outputs, its contract, its rules and the identities that it relies on. Cells that share no holdings are checked side by side, so that a busy application does not slow its neighbour. Because the units all lie on one UTXO layer, the cells stay in one market; capacity grows without splitting liquidity.',
        {
          figure: 'cells',
          alt: 'A lattice of hexagonal cells. The outer cells are ruled with parallel lines, the inner ones drawn as nested rings, and a red point marks the cell in the middle.',
          caption:
            'Cells in one lattice. Ruled cells hold records, ringed cells hold applications; the closer the rings, the more state a cell keeps. The red point is the transfer now being checked.',
        },
      ],
    },
    'ledger-limits': {
      title: 'Limits',
      notes: {
        'No figures yet':
          'A figure for throughput says nothing without the method by which it was measured. This version has none.',
      },
      blocks: [
        'Cells help only where the work is independent. Transfers that touch the same output are ordered one after the other, and a contract that everybody calls at once is a queue on this ledger as on any other.',
      ],
    },
  },
};
