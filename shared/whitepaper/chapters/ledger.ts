import { figures } from '#shared/figures/figures.ts';
import { site } from '#shared/site.ts';
import type { Chapter } from './chapter';

export const ledger: Chapter = {
  id: 'ledger',
  title: 'Dual-layer ledger: notes and accounts',
  opening:
    'Holdings behave like banknotes: you hand them over, and get change. Contracts behave like account books: you open one, and write in it again and again. No single form suits both.',
  sections: {
    'ledger-movement': {
      title: 'Movement and state',
      notes: {
        UTXO: 'Unspent transaction output: an amount that was received and not yet spent. It can be spent only once, and only as a whole.',
        Account: 'A lasting entry whose state changes, such as a contract or an identity.',
      },
      blocks: [
        `The ledger of ${site.chain} has two layers. The UTXO layer records units of assets. The account layer records what must be remembered between transfers: contracts, identities, vaults and their rules. The same consensus writes both, in the same block.`,
        {
          figure: 'layers',
          alt: 'Above, eleven thin lines in bundles of seven and four meet in a transfer and leave it as eleven heavy lines in bundles of eight and three. Below, three ringed discs stand for accounts; a line leads from the transfer to the middle one.',
          caption:
            'The number of lines is the amount: eleven go in, eleven come out. Thin lines are spent; heavy lines are still unspent. At the red point the transfer consults the account layer.',
        },
      ],
    },
    'ledger-utxo': {
      title: 'The UTXO layer: units of an asset',
      blocks: [
        'A holding is a set of outputs. A transfer names the outputs that it spends and the new ones that it creates. For each asset, the two sums must be equal. There is no balance to subtract from, so nothing can be subtracted twice: an output is either spent or unspent.',
        'Three things follow. Every unit can be traced back to its issue, output by output. Two transfers that spend different outputs are independent, so they can be checked in parallel. And an output can carry conditions: a unit that is locked or pledged says so itself.',
      ],
    },
    'ledger-accounts': {
      title: 'The account layer: contracts and identities',
      notes: {
        'Cost of a contract': `Deploying one is ${figures.developers.deploymentCost.text}. The cost depends on its size and on the load on the network.`,
      },
      blocks: [
        'Some facts never change hands: a passed identity check, a closed vault, the votes on a proposal. These are states, and accounts hold them. Applications are written for this layer in the usual way, as contracts that keep state.',
        'A contract does not keep units as a number in its own state. It holds outputs, which only its rules can spend. Anyone can see on the UTXO layer what a contract owns, and a bug in its bookkeeping cannot create units that were never issued.',
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
        'A cell brings the two layers together for one asset or one application: its outputs, its contract, its rules and the identities that it relies on. Cells that share no holdings are checked in parallel, so a busy application does not slow down its neighbour. All units stay on one UTXO layer and in one market, so adding capacity does not split liquidity.',
        {
          figure: 'cells',
          alt: 'A lattice of hexagonal cells. The outer cells are ruled with parallel lines, the inner ones drawn as nested rings, and a red point marks the cell in the middle.',
          caption:
            'Cells in one lattice. Ruled cells hold records, ringed cells hold applications. The closer the rings, the more state a cell keeps. The red point is the transfer being checked.',
        },
      ],
    },
    'ledger-limits': {
      title: 'Limits',
      notes: {
        'No figures yet':
          'A throughput figure means nothing without the method behind it. This version states none.',
      },
      blocks: [
        'Cells help only where work is independent. Transfers that spend the same output are handled one after another. A contract that everybody calls at once becomes a queue, on this ledger as on any other.',
      ],
    },
  },
};
