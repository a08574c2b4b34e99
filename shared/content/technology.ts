import type { ActionId } from '#shared/actions.ts';
import { hrefOf } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

export const technologyHero = {
  /** Typed character by character in the browser. */
  heading: 'The ledger that reads the real world',
  lead: 'Three systems, one chain: assets that report on themselves, cells that scale independently, and two consensus layers that check each other.',
};

export const overallTechnology = {
  heading: 'Overall Technology',
  lead: 'Three properties, and what provides each.',
  cards: [
    {
      title: 'Secure',
      description:
        'Two consensus layers must agree before value moves, and every vault is isolated from the next.',
    },
    {
      title: 'Scalable',
      description:
        'Blocks confirm in parallel. Hybrid cells add capacity without splitting liquidity.',
    },
    {
      title: 'Intelligent',
      description:
        'On-chain models price, monitor and rebalance assets, under rules that people set and can revoke.',
    },
  ],
};

export interface System {
  id: 'ai-active-rwa' | 'hybrid-cell-model' | 'dual-consensus';
  ground: 'ink' | 'bone' | 'bone-deep';
  heading: string;
  lead: string;
  href: string;
  /** Small drawing of the system for the links at the top of the page. */
  glyph: string;
  diagram: { src: string; alt: string; width: number; height: number };
  points: readonly { term: string; description: string }[];
  actions: readonly ActionId[];
}

const terms = {
  nature: 'What it is',
  purpose: 'What it is for',
  limit: 'Where it stops',
};

/** The three anchored sections, in the order of the links at the top of the page. */
export const systems: readonly System[] = [
  {
    id: 'ai-active-rwa',
    ground: 'bone-deep',
    heading: 'AI-Actived RWAS',
    lead: `An asset on ${site.chain} is a record that keeps reporting after it is issued.`,
    href: hrefOf('technology', 'ai-active-rwa'),
    glyph: '/images/glyph-rwa.svg',
    diagram: {
      src: '/images/diagram-rwa.svg',
      alt: 'A tower in swelled lines, ringed by two interlaced records; one red line leads a reading from the tower to the record.',
      width: 560,
      height: 560,
    },
    points: [
      {
        term: terms.nature,
        description:
          'A tokenized asset with its documents, valuations and reports in one record. On-chain models read each new report and mark what has changed.',
      },
      {
        term: terms.purpose,
        description:
          'Real estate, commodities and equity instruments need attention after issue. Rent received, metal counted or a dividend declared reaches every holder through the same record.',
      },
      {
        term: terms.limit,
        description:
          'A model proposes and does not decide. Value moves only where model output and human review agree, within limits that token holders set.',
      },
    ],
    actions: ['technologyAssetsPrimary', 'technologyAssetsSecondary'],
  },
  {
    id: 'hybrid-cell-model',
    ground: 'ink',
    heading: 'Hybrid Cell Model',
    lead: 'Holdings are kept like notes, contracts like accounts. A cell joins the two for one asset or application.',
    href: hrefOf('technology', 'hybrid-cell-model'),
    glyph: '/images/glyph-cells.svg',
    diagram: {
      src: '/images/diagram-cells.svg',
      alt: 'A lattice of hexagonal cells: the outer ones ruled for records, the inner ones ringed for applications, with one red point at the centre.',
      width: 560,
      height: 560,
    },
    points: [
      {
        term: terms.nature,
        description:
          'A dual-layer ledger. Units of an asset are unspent outputs, as in a UTXO ledger. Contracts and identities are accounts that keep their state.',
      },
      {
        term: terms.purpose,
        description:
          'Cells that share no holdings are checked side by side. A busy application does not slow the next one, and the units stay in one market.',
      },
      {
        term: terms.limit,
        description:
          'Transfers that touch the same holding are ordered one after the other. Cells help only where the work is independent.',
      },
    ],
    actions: ['technologyCellsPrimary', 'technologyCellsSecondary'],
  },
  {
    id: 'dual-consensus',
    ground: 'bone',
    heading: 'Dual Consensus',
    lead: 'One layer proves the order of blocks. The other puts stake behind it.',
    href: hrefOf('technology', 'dual-consensus'),
    glyph: '/images/glyph-consensus.svg',
    diagram: {
      src: '/images/diagram-consensus.svg',
      alt: 'Two discs of fine rings overlap. The lines are heavier where both agree, and the block at the centre is final.',
      width: 560,
      height: 380,
    },
    points: [
      {
        term: terms.nature,
        description:
          'Hybrid consensus: deterministic proof fixes the order of blocks, and validators with delegated stake confirm it.',
      },
      {
        term: terms.purpose,
        description:
          'Two independent agreements have to coincide before a transfer is final. Blocks confirm in parallel on the FlexiDAG and settle into one order.',
      },
      {
        term: terms.limit,
        description:
          'Where the layers disagree, a block waits. Consensus settles what was recorded; whether a report is true of the asset is a matter for verification.',
      },
    ],
    actions: ['technologyConsensusPrimary', 'technologyConsensusSecondary'],
  },
];
