import type { ActionId } from '#shared/actions.ts';

const headline = ['The ledger ', 'that reads ', 'the real world'] as const;

export const technologyHero = {
  /** Typed character by character in the browser. */
  heading: headline.join(''),
  /** Line breaks, in characters. */
  breaks: [headline[0].length, headline[0].length + headline[1].length],
  lead: 'Three systems, designed as one chain: asset records that stay current, work done in parallel, and two checks on every block.',
};

export const overallTechnology = {
  heading: 'Overall Technology',
  lead: 'Value moves only where independent checks agree.',
  cards: [
    {
      title: 'Secure',
      picture: '/images/technology-secure.svg',
      description:
        'Two consensus layers must agree on every block. Each vault can spend only its own assets.',
    },
    {
      title: 'Scalable',
      picture: '/images/technology-scalable.svg',
      description: 'Blocks confirm in parallel. A busy application does not slow the next.',
    },
    {
      title: 'Intelligent',
      picture: '/images/technology-intelligent.svg',
      description:
        'Models read every report, estimate price and risk, and advise. People set limits and can stop a model.',
    },
  ],
};

export interface System {
  id: 'ai-active-rwa' | 'hybrid-cell-model' | 'dual-consensus';
  ground: 'ink' | 'bone';
  /** Side on which the drawing stands. */
  figure: 'left' | 'right' | 'wide';
  heading: string;
  lead: string;
  /** Small drawing of the system for the links at the top of the page. */
  glyph: string;
  diagram: {
    /** Drawn part by part once it is in sight. */
    src: string;
    /** The still below it, of the same size. */
    still?: string;
    alt: string;
    width: number;
    height: number;
    /** Names of the ruled and the ringed cells. */
    key?: readonly [string, string];
  };
  points: Readonly<Record<string, string>>;
  actions: readonly ActionId[];
}

/** The three anchored sections, in the order of the links at the top of the page. */
export const systems: readonly System[] = [
  {
    id: 'ai-active-rwa',
    ground: 'bone',
    figure: 'left',
    heading: 'AI-Actived RWAS',
    lead: 'An asset keeps reporting after it is issued.',
    glyph: '/images/glyph-rwa.svg',
    diagram: {
      src: '/images/diagram-rwa-read.svg',
      still: '/images/diagram-rwa.svg',
      alt: 'An engraved town of four houses within a seal, overprinted as a specimen. Lines of a report run through a lens, and a red line leads on to the point that it changes.',
      width: 1340,
      height: 640,
    },
    points: {
      'One record':
        'One record holds a tokenized asset’s documents, valuations and reports. A model flags what does not add up.',
      'One version':
        'Rent received, metal counted, a dividend declared: every holder reads it in the same record.',
      'People decide':
        'A model can propose. It cannot move anything. What it proposes takes effect only if a person confirms it, within limits that token holders set.',
    },
    actions: ['readAssetModel', 'seeLiveAsset'],
  },
  {
    id: 'hybrid-cell-model',
    ground: 'ink',
    figure: 'right',
    heading: 'Hybrid Cell Model',
    lead: 'Assets move like cash; contracts keep accounts. A cell holds both for one asset or application.',
    glyph: '/images/glyph-cells.svg',
    diagram: {
      src: '/images/diagram-cells-read.svg',
      still: '/images/diagram-cells.svg',
      alt: 'A lattice of hexagonal cells: the outer ones ruled for records, the inner ones ringed for applications, with one red point at the centre, to which lines lead from the right.',
      width: 2200,
      height: 640,
      key: ['Asset units (UTXO)', 'Accounts'],
    },
    points: {
      'Two ledgers':
        'A dual-layer ledger. Units of an asset are unspent outputs (UTXO). Contracts and identities are accounts.',
      'Work in parallel': 'Unrelated cells work in parallel, yet all units trade in one market.',
      'One at a time': 'Transfers that spend the same holding take turns.',
    },
    actions: ['readCellModel', 'seeCellMap'],
  },
  {
    id: 'dual-consensus',
    ground: 'bone',
    figure: 'wide',
    heading: 'Dual Consensus',
    lead: 'One layer fixes the order of blocks. In\u00a0the\u00a0other, validators stake tokens on it.',
    glyph: '/images/glyph-consensus.svg',
    diagram: {
      src: '/images/diagram-consensus-read.svg',
      alt: 'Lines from both sides run into two discs of fine rings that overlap. They are heavier where both agree, and the block at the centre is final.',
      width: 1920,
      height: 440,
    },
    points: {
      'Proof and stake':
        'Hybrid consensus: deterministic proof fixes the order; validators with delegated stake attest that each step was allowed.',
      Finality:
        'Once proof and validators agree, nobody can reverse the transfer. Blocks confirm in parallel on the FlexiDAG.',
      'What it cannot settle':
        'Where the layers disagree, the affected vault halts and the rest of the chain runs on. Consensus settles what was recorded, not whether it is true.',
    },
    actions: ['readConsensusRules', 'seeBlockSettle'],
  },
];
