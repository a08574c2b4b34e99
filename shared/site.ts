/**
 * What an operator edits to make the site theirs: brand, channels, outside pages.
 * Hosts under `.example` are reserved for documentation and must be replaced before a launch.
 */
const product = 'Navora';
const slug = product.toLowerCase();

export const site = {
  product,
  slug,
  /** Ticker of the native token. */
  symbol: product,
  /** The project's own chain, to which the presale migrates. */
  chain: `${product} Chain`,
  /** The chain on which the presale runs. */
  presaleChain: 'BNB Chain',
  /** Quarter in which the presale moves to the project's own chain. */
  migrationQuarter: 'Q1 2026',
  language: 'en',
  /** Public address of the site when PUBLIC_ORIGIN is not set. */
  defaultOrigin: `https://${slug}.example`,
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
  },
  stablecoin: {
    symbol: 'USDNV',
    url: 'https://usdnv.example/',
  },
  /** The lab's own contact page, outside this site. */
  labContact: `https://lab.${slug}.example/contact`,
  whitepaper: {
    version: 'V1',
    path: '/whitepaper-v1.pdf',
    /** Name under which a browser saves the document. */
    fileName: `${product}-Whitepaper-V1.pdf`,
  },
  copyrightYear: 2024,
  /** Colour of the browser's own frame; the ink ground of the style sheet. */
  themeColor: '#07110E',
} as const;
