import { type Action, actions } from '#shared/actions.ts';
import { listAccounts } from '#shared/channels/official-channels.ts';
import { hrefOf } from '#shared/pages.ts';
import { pageLink } from './navigation';

/** Columns of the footer. */
export const footerColumns: readonly { title: string; links: readonly Action[] }[] = [
  {
    title: 'Platform',
    links: [pageLink('ecosystem'), pageLink('build'), pageLink('lab'), pageLink('tokenomics')],
  },
  {
    title: 'Developers',
    links: [
      actions.openToolDocs,
      { label: 'SDKs', to: hrefOf('build', 'sdks') },
      pageLink('governance'),
      { label: 'Community', to: hrefOf('ecosystem', 'community') },
    ],
  },
  {
    title: 'Community',
    links: [pageLink('career'), actions.openBlog, pageLink('contact')],
  },
  {
    title: 'Follow',
    links: listAccounts().map(({ label, url }) =>
      url ? { label, to: url } : { label, notOpen: 'Not published yet.' },
    ),
  },
];

/** Above and below the list of official channels. */
export const footerChannels = {
  list: { label: 'Official channels', to: hrefOf('contact', 'official-channels') },
  check: { label: 'Check a link', to: hrefOf('contact', 'check') },
};
