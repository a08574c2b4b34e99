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

/** Pages that follow them in the menu of a phone. */
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
  /** What is not open yet, where it leads to something else. */
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

export const footerTechnology: NavLink = pageLink('technology');

export const legalLinks: readonly NavLink[] = [pageLink('privacy'), pageLink('terms')];

export const socialLinks: readonly (NavLink & { icon: 'x' | 'telegram' })[] = [
  { label: 'X', to: site.channels.x, icon: 'x' },
  { label: 'Telegram', to: site.channels.telegram, icon: 'telegram' },
];

/** Placeholders until the operator publishes an address. */
export const socialActions: readonly { id: ActionId; icon: 'code' | 'mail' }[] = [
  { id: 'openGithub', icon: 'code' },
  { id: 'openEmail', icon: 'mail' },
];

/** Over and under the list of what is the project's own. */
export const footerChannels = {
  heading: 'Official channels',
  check: { label: 'Check a link', to: hrefOf('contact', 'official-channels') },
};

export const copyright = `© ${site.copyrightYear} ${site.product}. All rights reserved.`;

function pageLink(id: PageId): NavLink {
  return { label: getPage(id).navLabel, to: hrefOf(id) };
}
