import type { ActionId } from '#shared/actions.ts';
import { hrefOf } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

const headline = ['The ledger ', 'that reads ', 'the real world'] as const;

export const technologyHero = {
  /** Typed character by character in the browser. */
  heading: headline.join(''),
  /** Where it breaks into a new line, in characters. */
  breaks: [headline[0].length, headline[0].length + headline[1].length],
  lead: 'Three systems, designed as one chain: assets that report on themselves, cells that scale independently, and two consensus layers that check each other.',
};

export const overallTechnology = {
  heading: 'Overall Technology',
  lead: 'Three properties, and what each one rests on.',
  cards: [
    {
      title: 'Secure',
      picture: '/images/technology-secure.svg',
      description:
        'Two consensus layers must agree before value moves, and every vault is isolated from the next.',
    },
    {
      title: 'Scalable',
      picture: '/images/technology-scalable.svg',
      description:
        'Blocks confirm in parallel. Hybrid cells add capacity without splitting liquidity.',
    },
    {
      title: 'Intelligent',
      picture: '/images/technology-intelligent.svg',
      description:
        'On-chain models price and monitor assets and propose how to rebalance them, under rules that people set and can revoke.',
    },
  ],
};

export interface System {
  id: 'ai-active-rwa' | 'hybrid-cell-model' | 'dual-consensus';
  ground: 'ink' | 'bone';
  /** Side of its drawing. */
  figure: 'left' | 'right' | 'wide';
  heading: string;
  lead: string;
  href: string;
  /** Small drawing of the system for the links at the top of the page. */
  glyph: string;
  diagram: {
    src: string;
    /** Drawn over it while the visitor scrolls; same size. */
    read: string;
    alt: string;
    caption: string;
    width: number;
    height: number;
  };
  points: Readonly<Record<string, string>>;
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
    ground: 'bone',
    figure: 'left',
    heading: 'AI-Actived RWAS',
    lead: `An asset on ${site.chain} is a record that keeps reporting after it is issued.`,
    href: hrefOf('technology', 'ai-active-rwa'),
    glyph: '/images/glyph-rwa.svg',
    diagram: {
      src: '/images/diagram-rwa.svg',
      read: '/images/diagram-rwa-read.svg',
      alt: 'Engraved houses within a seal, overprinted as a specimen. Lines of a report run through a lens, and a red line leads on to the point that it changes.',
      caption:
        'A report arrives, the models compare it with the record, and the point that changed is marked.',
      width: 1340,
      height: 640,
    },
    points: {
      [terms.nature]:
        'A tokenized asset with its documents, valuations and reports in one record. On-chain models read each new report and mark what has changed.',
      [terms.purpose]:
        'Real estate, commodities and equity instruments keep changing after issue. Rent received, metal counted or a dividend declared reaches every holder through the same record.',
      [terms.limit]:
        'A model proposes and does not decide. Value moves only where model output and human review agree, within limits that token holders set.',
    },
    actions: ['readAssetModel', 'seeLiveAsset'],
  },
  {
    id: 'hybrid-cell-model',
    ground: 'ink',
    figure: 'right',
    heading: 'Hybrid Cell Model',
    lead: 'Holdings are kept like notes, contracts like accounts. A cell joins the two for one asset or application.',
    href: hrefOf('technology', 'hybrid-cell-model'),
    glyph: '/images/glyph-cells.svg',
    diagram: {
      src: '/images/diagram-cells.svg',
      read: '/images/diagram-cells-read.svg',
      alt: 'A lattice of hexagonal cells: the outer ones ruled for records, the inner ones ringed for applications, with one red point at the centre.',
      caption:
        'Ruled cells keep records, ringed cells run applications. Those that share no holding work side by side.',
      width: 1000,
      height: 1000,
    },
    points: {
      [terms.nature]:
        'A dual-layer ledger. Units of an asset are unspent outputs, as in a UTXO ledger. Contracts and identities are accounts that keep their state.',
      [terms.purpose]:
        'Cells that share no holdings are checked side by side. A busy application does not slow the next one, and the units stay in one market.',
      [terms.limit]:
        'Transfers that touch the same holding are ordered one after the other. Cells help only where the work is independent.',
    },
    actions: ['readCellModel', 'seeCellMap'],
  },
  {
    id: 'dual-consensus',
    ground: 'bone',
    figure: 'wide',
    heading: 'Dual Consensus',
    lead: 'One layer proves the order of blocks. The other puts stake behind it.',
    href: hrefOf('technology', 'dual-consensus'),
    glyph: '/images/glyph-consensus.svg',
    diagram: {
      src: '/images/diagram-consensus.svg',
      read: '/images/diagram-consensus-read.svg',
      alt: 'Lines from both sides run into two discs of fine rings that overlap. They are heavier where both agree, and the block at the centre is final.',
      caption: 'Both layers read the same block. Where their lines meet, it is final.',
      width: 1920,
      height: 440,
    },
    points: {
      [terms.nature]:
        'Hybrid consensus: deterministic proof fixes the order of blocks, and validators with delegated stake confirm it.',
      [terms.purpose]:
        'A transfer is final only when the proof and the validators agree, each on its own evidence. Blocks confirm in parallel on the FlexiDAG and settle into one order.',
      [terms.limit]:
        'Where the layers disagree, a block waits. Consensus settles what was recorded. Verification settles whether it is true.',
    },
    actions: ['readConsensusRules', 'seeBlockSettle'],
  },
];
