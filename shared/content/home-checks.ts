import { hrefOf } from '#shared/pages.ts';

/** Statements of the project on home, and where to check them. */
export const checks = {
  heading: 'What can be checked today',
  rows: [
    {
      name: 'The whitepaper',
      claim: 'Compare the SHA-256 hash of your copy with ours.',
      proof: 'If they differ, the file is not ours.',
      link: { label: 'Compare the hash', to: hrefOf('tokenomics', 'verify') },
    },
    {
      name: 'Our channels',
      claim: 'If it is not on our list, it is not us.',
      proof: 'Paste any link or message.',
      link: { label: 'Check a link', to: hrefOf('contact', 'check') },
    },
    {
      name: 'The testnet',
      claim: 'Its figures cannot be checked yet.',
      proof: 'Access is not open.',
      link: { label: 'See why', to: hrefOf('build', 'testnet') },
    },
  ],
  /** With scripts it replaces the link to the same place; the proof and the link of that row label it. */
  field: {
    empty: 'Paste a link, a handle or an address first.',
    checking: 'Checking…',
    failed: 'The check could not be loaded, so nothing was checked.',
    whole: { label: 'Check more on the contact page', to: hrefOf('contact', 'check') },
  },
};
