import { RELEASE_PATH } from '#shared/settings/release-manifest.ts';

/** What to believe: the list below the contact form. */
export const channelSection = {
  heading: 'Official channels',
  lead: 'These are our only addresses. If one letter differs, it is not us.',
  copied: 'A fake site can copy this page, list and all.',
  /** Before the site's own domain. */
  addressBar: 'Your browser’s address bar must say:',
  /** After the names of channels without an address. */
  unpublished: 'Not published. If somebody gives you one, it is fake.',
  neverHeading: 'What we never do',
  never: [
    'Ask for a seed phrase, a recovery phrase or a private key.',
    'Write to you first.',
    'Ask for a payment by direct message.',
    'Give a price or a contract address outside this site.',
  ],
};

/** How a visitor finds out whether the site itself has been changed. */
export const releaseNote = {
  heading: 'Check the files of this site',
  /** Before the short hash of the release. */
  hash: 'This is release',
  before: 'The SHA-256 of every page and file is in',
  link: { label: 'release.json', to: RELEASE_PATH },
  after:
    'Check your files against it, then compare the list with someone else’s. The release number alone is no proof, because anyone can copy it.',
};
