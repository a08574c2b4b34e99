import { site } from '#shared/site.ts';

/**
 * A brand as on launch day: addresses on real services, two of them on hosts where anybody can have a
 * page. The name is invented, and long.
 */
export const realBrand = {
  product: 'Quellara Cooperative Ledger',
  slug: 'quellara',
  symbol: 'QLRA',
  chain: 'Quellara Network',
  presaleChain: 'Harbour Chain',
  defaultOrigin: 'https://www.quellara.io',
  ownDomains: ['quellara.org'],
  channels: {
    x: 'https://x.com/quellara',
    telegram: 'https://t.me/quellara_hq',
    github: 'https://github.com/quellara-labs',
    email: 'hello@quellara.io',
    contracts: [
      { label: 'Token on Harbour Chain', address: '0x7aB3c9D21e5F6048bC17d2A93e4fE5b60718C9d2' },
      { label: 'Token on Solana', address: 'QueLq9fVb3ZrT8yWn5KcXo2JmHd7sPgA4uEiR6kBxN1t' },
    ],
  },
  stablecoin: { symbol: 'USDQL', url: 'https://quellara.github.io/usdql/' },
  labContact: 'https://forms.gle/Hq7RwZt2LbKd9xVn6',
};

/** A brand before launch: no address is real. */
export const placeholderBrand = {
  ...realBrand,
  product: 'Ostrava Cooperative Ledger',
  slug: 'ostrava',
  symbol: 'OSTX',
  chain: 'Ostrava Network',
  presaleChain: 'Quay Chain',
  defaultOrigin: 'https://ostrava.example',
  ownDomains: [] as string[],
  channels: {
    x: 'https://x.example/ostrava',
    telegram: 'https://telegram.example/ostrava',
    github: null,
    email: null,
    contracts: [] as typeof realBrand.channels.contracts,
  },
  stablecoin: { symbol: 'USDOX', url: 'https://usdox.example/' },
  labContact: 'https://lab.ostrava.example/contact',
};

/** Replaces the project's brand until `jest.restoreAllMocks`, for code that reads it at call time. */
export function playBrand(brand: object): void {
  for (const [name, value] of Object.entries(brand)) {
    // The type has the literal values of the project's brand.
    jest.replaceProperty(site, name as keyof typeof site, value as never);
  }
}
