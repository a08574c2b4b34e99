import { type ActionId, actions } from '#shared/actions.ts';
import { hrefOf } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { type NavLink, pageLink } from './navigation';

/** Columns of the footer. */
export const footerColumns: readonly { title: string; links: readonly NavLink[] }[] = [
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
];

/** The project's accounts; the last ones are placeholders until the operator publishes an address. */
export const follow: { title: string; links: readonly NavLink[]; actions: readonly ActionId[] } = {
  title: 'Follow',
  links: [
    { label: 'X', to: site.channels.x },
    { label: 'Telegram', to: site.channels.telegram },
  ],
  actions: ['openGithub', 'openEmail'],
};

/** Above and below the list of official channels. */
export const footerChannels = {
  list: { label: 'Official channels', to: hrefOf('contact', 'official-channels') },
  check: { label: 'Check a link', to: hrefOf('contact', 'check') },
};
