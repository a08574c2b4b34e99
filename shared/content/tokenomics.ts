import type { ActionId } from '../actions';
import type { FigureSet } from '../figures';
import { compactNumber, fileSize } from '../format';
import { site } from '../site';
import { token } from '../token';
import { whitepaperFile } from './whitepaper-file';

export const tokenomicsHero = {
  heading: 'Tokenomics and whitepaper',
  lead: 'One supply and every allocation of it, published in full.',
  actions: ['viewTokenDistribution', 'downloadWhitepaper'] satisfies ActionId[],
  figures: {
    scope: `The native token of ${site.chain}`,
    figures: [
      { value: compactNumber(token.totalSupply), label: 'Total supply' },
      { value: token.symbol, label: 'Token symbol' },
      { value: `${token.annualInflationPercent}%`, label: 'Annual inflation' },
    ],
  } satisfies FigureSet,
};

export const distribution = {
  heading: 'Token distribution',
  lead: 'Every slice is engraved at its own line pitch, so the chart reads without colour.',
};

export interface WhitepaperTopic {
  title: string;
  description: string;
  glyph: string;
  /** The two halves of the design. */
  parts: readonly { name: string; description: string }[];
}

export const whitepaper = {
  heading: 'What the whitepaper describes',
  lead: 'Three designs carry the chain. Each joins two parts that would be weaker alone.',
  topics: [
    {
      title: 'Hybrid consensus',
      description:
        'Two conditions hold before a block is final: it can be computed again, and stake stands behind it.',
      glyph: '/images/glyph-consensus.svg',
      parts: [
        {
          name: 'Deterministic proof',
          description:
            'The same inputs give every validator the same result, so a block is checked by computing it again.',
        },
        {
          name: 'Delegated stake',
          description:
            'Holders delegate tokens to validators. Delegated stake decides who takes part in consensus.',
        },
      ],
    },
    {
      title: 'Dual-layer ledger',
      description:
        'Movement and state are recorded on separate layers, each in the form that suits it.',
      glyph: '/images/glyph-cells.svg',
      parts: [
        {
          name: 'UTXO layer',
          description:
            'Records a transfer as outputs that are spent once, so transfers that do not touch each other need not wait.',
        },
        {
          name: 'Account model',
          description:
            'Holds balances and contract state, so vaults and applications are written in the usual way.',
        },
      ],
    },
    {
      title: 'Identity-aware compliance',
      description:
        'Who may hold an asset is a rule of the asset itself, checked wherever the asset moves.',
      glyph: '/images/glyph-compliance.svg',
      parts: [
        {
          name: 'Identity',
          description:
            'A transfer asks whether both sides are allowed to hold the asset, not who they are in public.',
        },
        {
          name: 'Compliance',
          description:
            'Each asset carries its own conditions. A transfer that breaks one is refused before it settles.',
        },
      ],
    },
  ] satisfies WhitepaperTopic[],
  edition: {
    name: `Whitepaper ${site.whitepaper.version}`,
    note: 'The current edition. It describes a design, and is no offer to sell.',
    facts: [
      { name: 'Type', value: 'PDF, A4' },
      { name: 'Size', value: fileSize(whitepaperFile.bytes) },
      { name: 'Version', value: site.whitepaper.version },
      { name: 'Pages', value: String(whitepaperFile.pages) },
    ],
    checksum: {
      name: 'SHA-256',
      value: whitepaperFile.sha256,
      comparison: {
        before: 'To check your copy, run ',
        command: `sha256sum ${site.whitepaper.fileName}`,
        after: ': it prints these 64 characters, or the file is not ours.',
      },
    },
  },
  download: ['downloadWhitepaperVersion'] satisfies ActionId[],
  next: ['updatedWhitepaper'] satisfies ActionId[],
};
