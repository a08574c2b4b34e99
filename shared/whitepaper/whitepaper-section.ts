import type { ActionId } from '#shared/actions.ts';
import { site } from '#shared/site.ts';

/** Data of the whitepaper section, in a file of its own because the page's script does not need it. */
export const whitepaperSection = {
  topics: [
    {
      title: 'Hybrid consensus',
      glyph: '/images/glyph-consensus.svg',
      description:
        'A block is final when deterministic proof fixes its order and staked validators attest that each step was allowed.',
      /** The two columns of the design. */
      parts: {
        'Deterministic proof':
          'The same inputs give every honest node the same order. To check a block, compute it again.',
        'Delegated stake':
          'Holders delegate tokens to validators. That stake decides who takes part in consensus.',
      },
    },
    {
      title: 'Dual-layer ledger',
      glyph: '/images/glyph-cells.svg',
      description:
        'Movement and state are recorded on separate layers, each in the form that suits it.',
      parts: {
        'UTXO layer':
          'Records a transfer as outputs that are spent once, so unrelated transfers need not wait.',
        'Account model':
          'Holds contracts, identities and vault rules, so you write applications in the usual way.',
      },
    },
    {
      title: 'Identity-aware compliance',
      glyph: '/images/glyph-compliance.svg',
      description:
        'Each asset carries its own rules on who may hold it. They are checked at every transfer.',
      parts: {
        Identity:
          'A transfer checks that both sides may hold the asset. It does not reveal who they are.',
        Compliance:
          'Each asset carries its own conditions. A transfer that breaks one is refused before it settles.',
      },
    },
  ],
  edition: {
    name: `Whitepaper ${site.whitepaper.version}`,
    note: 'The current edition: a design, not an offer to sell.',
    verify: {
      id: 'verify',
      heading: 'Verify your copy',
      before: 'Run',
      command: `sha256sum ${site.whitepaper.fileName}`,
      after: 'on it. The result must match the hash below.',
    },
    data: { label: 'Machine-readable list', path: '/whitepapers.json' },
  },
  ledger: {
    caption: 'Every version so far',
    columns: ['Version', 'Published', 'Pages', 'Size'],
    checksum: 'SHA-256',
    download: 'Download PDF',
  },
  reader: {
    id: 'read',
    heading: `All of ${site.whitepaper.version}, on one page`,
    back: 'Back to contents',
  },
  actions: [
    'downloadWhitepaperVersion',
    'readWhitepaperHere',
    'updatedWhitepaper',
  ] satisfies ActionId[],
};
