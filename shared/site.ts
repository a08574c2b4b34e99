import { initialOf, plainLetters, slugOf } from './settings/plain-letters';

/**
 * What an operator edits to make the site theirs: brand, channels, outside pages.
 * Hosts under `.example` are reserved for documentation and must be replaced before a launch.
 */
const product = 'Navora';
/** The name as addresses and handles have it. For a name in another script, write one here. */
const slug = slugOf(product);
const stablecoin = { symbol: 'USDNV', url: 'https://usdnv.example/' } as const;

export const site = {
  product,
  slug,
  /** Letter of the mark, on coin, icons and seals. */
  mark: initialOf(product),
  /** Ticker of the native token. */
  symbol: product,
  /** The project's own chain, to which the presale migrates. */
  chain: `${product} Chain`,
  /** The chain on which the presale runs. */
  presaleChain: 'BNB Chain',
  /** Quarter in which the presale moves to the project's own chain. */
  migrationQuarter: 'Q1 2026',
  /** Of that move: 'Upcoming', 'In Progress' or 'Completed', which ends every note on its date. */
  migrationStatus: 'Upcoming',
  language: 'en',
  /** The language with its spelling, as link previews want it. */
  locale: 'en_GB',
  /** Public address of the site when PUBLIC_ORIGIN is not set. */
  defaultOrigin: `https://${slug}.example`,
  /**
   * Domains that belong to the project alone, such as `example.org`, beside the one of the site's address.
   * The check of links calls all that is on them, or in front of them, official, so name no domain on
   * which others have pages too. Every other address of this file is official by itself alone.
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
    /** Each with what it is for, such as "Token on BNB Chain". While there is none, every address is foreign. */
    contracts: [] as readonly { label: string; address: string }[],
  },
  stablecoin,
  /** The lab's own contact page, outside this site. */
  labContact: `https://lab.${slug}.example/contact`,
  /** The current version; `shared/whitepaper/whitepaper-versions.ts` lists all. */
  whitepaper: nameWhitepaper('V1'),
  /** What the presale is paid with. */
  paymentTokens: ['USDT', 'USDC', stablecoin.symbol],
  /** The day on which the project last confirmed the figures, statuses and texts of the site. */
  statedOn: '2026-11-21',
  /**
   * Until when `/.well-known/security.txt` may be believed; at most a year after `statedOn`. The log
   * at boot and the preflight ask for a later one a month before: https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5
   */
  securityTxtExpires: '2027-11-20',
  copyrightYear: 2024,
  /** Colour of the browser's own frame; the ink ground of the style sheet. */
  themeColor: '#07110E',
} as const;

/** Where a version of the whitepaper lies, and the name under which a browser saves it. */
export function nameWhitepaper(version: string) {
  return {
    version,
    path: `/whitepaper-${version.toLowerCase()}.pdf`,
    fileName: `${plainLetters(product).replaceAll(' ', '-') || slug}-Whitepaper-${version}.pdf`,
  };
}
