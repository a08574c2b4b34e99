import { site } from '../../shared/site';

/**
 * A brand as an operator has it on launch day: addresses of real services, two of them on hosts
 * where everybody can have a page. The name is invented.
 */
export const realBrand = {
  product: 'Quellara',
  slug: 'quellara',
  defaultOrigin: 'https://www.quellara.io',
  ownDomains: ['quellara.org'],
  channels: {
    x: 'https://x.com/quellara',
    telegram: 'https://t.me/quellara_hq',
    github: 'https://github.com/quellara-labs',
    email: 'hello@quellara.io',
    contracts: [
      { label: 'Token on BNB Chain', address: '0x7aB3c9D21e5F6048bC17d2A93e4fE5b60718C9d2' },
      { label: 'Token on Solana', address: 'QueLq9fVb3ZrT8yWn5KcXo2JmHd7sPgA4uEiR6kBxN1t' },
    ],
  },
  stablecoin: { symbol: 'USDQL', url: 'https://quellara.github.io/usdql/' },
  labContact: 'https://forms.gle/Hq7RwZt2LbKd9xVn6',
};

/** Puts the brand in place of the project's, for what reads it when it is called. `jest.restoreAllMocks` ends it. */
export function playRealBrand(): void {
  for (const [name, value] of Object.entries(realBrand)) {
    // The type knows the delivered values to the letter.
    jest.replaceProperty(site, name as keyof typeof site, value as never);
  }
}
