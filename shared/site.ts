import { plainLetters, slugOf } from './brand/plain-letters';

/**
 * What an operator edits: brand, channels, external links.
 * Hosts under `.example` are reserved for documentation and must be replaced before a launch.
 */
const product = 'Navora';
/** The name in addresses and handles. For a name in a non-Latin script, type it here. */
const slug = slugOf(product);
const stablecoin = { symbol: 'USDNV', url: 'https://usdnv.example/' } as const;

export const site = {
  product,
  slug,
  /** Ticker of the native token. */
  symbol: product,
  /** The project's own chain, to which the presale migrates. */
  chain: `${product} Chain`,
  /** The chain on which the presale runs. */
  presaleChain: 'BNB Chain',
  language: 'en',
  /** The locale for link previews. */
  locale: 'en_GB',
  /** Origin of the site if PUBLIC_ORIGIN is not set. */
  defaultOrigin: `https://${slug}.example`,
  /**
   * Further domains that belong only to the project, such as `example.org`. The link check calls every page
   * on them and their subdomains official, so never list a domain on which others have pages. Every other
   * address in this file is official only as it is.
   */
  ownDomains: [] as readonly string[],
  tagline: {
    headline: 'Define the world’s Financial RWA L1 Chain',
    lead: 'Empowering AI on-Chain, Redefining Trust in Finance',
    promise: 'Secure. Transparent. Profitable.',
  },
  /** One sentence that says what the project is; footer, whitepaper cover, cards. */
  summary: 'The financial RWA layer-1, with AI on-chain.',
  channels: {
    x: `https://x.example/${slug}`,
    telegram: `https://telegram.example/${slug}`,
    /** Not published yet: set an address to turn the placeholder into a link. */
    github: null as string | null,
    email: null as string | null,
    /** Each with a label, such as "Token on BNB Chain". If there are none, no contract address is official. */
    contracts: [] as readonly { label: string; address: string }[],
  },
  stablecoin,
  /** The lab's own contact page, outside this site. */
  labContact: `https://lab.${slug}.example/contact`,
  /** The current version; `shared/whitepaper/whitepaper-versions.ts` lists all. */
  whitepaper: nameWhitepaper('V1'),
  /** The currency of the presale. */
  paymentTokens: ['USDT', 'USDC', stablecoin.symbol],
  /** The day on which the project last confirmed the figures, statuses and texts of the site. */
  statedOn: '2026-11-21',
  copyrightYear: 2024,
  /** Colour of the browser's toolbar: the ink background of the style sheet. */
  themeColor: '#07110E',
} as const;

/** Path of a whitepaper version, and the file name for saving it. */
export function nameWhitepaper(version: string) {
  return {
    version,
    path: `/whitepaper-${version.toLowerCase()}.pdf`,
    fileName: `${plainLetters(product).replaceAll(' ', '-') || slug}-Whitepaper-${version}.pdf`,
  };
}
