import type { ActionId } from '#shared/actions.ts';
import { figures } from '#shared/figures/figures.ts';
import { type FigureRow, words } from '#shared/figures/words.ts';
import { hrefOf } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

const { testnet, community, eligibility } = figures;

/** Words of home's served parts, which the browser loads only when home was not served. */
export const presaleSteps = {
  heading: 'How to take part',
  steps: {
    'Pass the identity check': words`KYC, from the age of ${eligibility.minimumAge}.`,
    [`Pay on ${site.presaleChain}`]: 'At the current price.',
    'Claim your tokens': `At migration to ${site.chain}.`,
  },
  actions: ['openCheckout'] satisfies ActionId[],
  check: {
    label: 'Check a link before you pay anyone',
    to: hrefOf('contact', 'check'),
  },
};

export const aboutText = {
  lead: 'Users get a transparent, secure and intelligent RWA financial experience in one ecosystem.',
  actions: ['exploreProduct', 'joinPresaleNow', 'supportOnX'] satisfies ActionId[],
};

export const statistics = {
  heading: testnet.investment.group.scope,
  figures: [
    testnet.investment,
    testnet.accounts,
    testnet.validators,
    {
      ...testnet.globalLink,
      spoken: 'Infinity',
      note: words`${testnet.globalLinkCountries} countries`,
    },
  ] satisfies FigureRow,
  actions: ['buy', 'findMore'] satisfies ActionId[],
};

export interface Feature {
  title: string;
  description: string;
  /** `small` is drawn for a phone. */
  picture: { src: string; small?: string; alt: string };
}

export const features = {
  heading: 'Built for the Future of Web3',
  items: [
    {
      title: 'FlexiDAG DAG Finality',
      description: 'Blocks confirm in parallel, then settle into one final order.',
      picture: {
        src: '/images/feature-ribbon.svg',
        alt: 'Sixteen parallel chains of blocks merge, pair by pair, into one ribbon; the block where they meet is final.',
      },
    },
    {
      title: 'Human–AI Verification',
      description: 'A model and a person check every report. A report counts only when both agree.',
      picture: {
        src: '/images/feature-verification.svg',
        small: '/images/feature-verification-small.svg',
        alt: 'Two discs, ruled at right angles, overlap; a red block lies where they meet.',
      },
    },
    {
      title: 'Modular Vaults',
      description:
        'One vault design per asset class. Each can be reviewed, upgraded or stopped on its own.',
      picture: {
        src: '/images/feature-vaults.svg',
        small: '/images/feature-vaults-small.svg',
        alt: 'Three vault doors of one make, each with its own lock.',
      },
    },
    {
      title: 'AI asset allocation',
      description:
        'Models propose how to split a vault’s assets. Token holders set limits; a person confirms.',
      picture: {
        src: '/images/feature-allocation.svg',
        small: '/images/feature-allocation-small.svg',
        alt: 'Five bundles of lines grow and shrink within fixed limits.',
      },
    },
  ] satisfies Feature[],
};

export const whitepaperPromo = {
  heading: 'Read the paper behind the chain',
  lead: 'How consensus, ledger and compliance are designed, and the limits of each.',
  coverAlt: `Cover of the ${site.product} whitepaper ${site.whitepaper.version}, framed like a bearer bond.`,
  actions: ['readTheWhitePaper'] satisfies ActionId[],
};

export const ecosystem = {
  heading: 'Ecosystem and partners',
  figures: [figures.ecosystem.digitalAssets, figures.ecosystem.projects] satisfies FigureRow,
  partnersHeading: 'Partner with Us',
  partners: [
    {
      title: 'Enterprise Solutions',
      description: 'Issue, manage and settle tokenized assets, with records an auditor can read.',
      glyph: '/images/glyph-enterprise.svg',
    },
    {
      title: 'Growth Programs',
      description: `Grants, introductions and launch support for teams building on ${site.product}.`,
      glyph: '/images/glyph-growth.svg',
    },
    {
      title: 'Compliance Support',
      description: 'KYC rules, country limits and reports for each asset.',
      glyph: '/images/glyph-compliance-bone.svg',
    },
  ],
  invitation: 'Bring an asset, a market or a licence.',
  actions: ['becomeAPartner'] satisfies ActionId[],
};

export const developerTiles = [
  {
    title: 'SDKs & APIs',
    description: 'Typed clients for the ledger, vaults and oracles.',
    icon: 'code',
  },
  {
    title: 'Documentation',
    description: 'Guides from the first call to mainnet.',
    icon: 'document',
  },
  {
    title: 'Community',
    description: words`Ask, review and build with ${community.members} members.`,
    icon: 'community',
  },
  {
    title: 'Quick Start',
    description: 'Sample code for a first contract.',
    icon: 'start',
  },
] as const;
