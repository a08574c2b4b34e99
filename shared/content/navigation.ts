import { type ActionId, actions } from '#shared/actions.ts';
import { getPage, hrefOf, type PageId } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

/** Pages in the header, in order. */
export const headerPages = [
  'home',
  'ecosystem',
  'build',
  'lab',
] as const satisfies readonly PageId[];

/** Pages that follow them in the menu on a phone. */
export const menuPages = [
  'technology',
  'tokenomics',
  'governance',
  'career',
  'contact',
] as const satisfies readonly PageId[];

export interface NavLink {
  label: string;
  to: string;
  /** What is not open yet, if the link leads elsewhere. */
  notOpen?: string;
}

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

/** Beside the copyright. */
export const footerLinks: readonly NavLink[] = [
  pageLink('technology'),
  pageLink('privacy'),
  pageLink('terms'),
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
  heading: 'Official channels',
  check: { label: 'Check a link', to: hrefOf('contact', 'check') },
};

export const copyright = `© ${site.copyrightYear} ${site.product}. All rights reserved.`;

function pageLink(id: PageId): NavLink {
  return { label: getPage(id).navLabel, to: hrefOf(id) };
}
