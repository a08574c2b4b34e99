import { getPage, hrefOf, type PageId } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

/** Pages in the header, in order. */
export const headerPages: readonly PageId[] = ['home', 'ecosystem', 'build', 'lab'];

/** Pages that follow them in the menu on a phone. */
export const menuPages: readonly PageId[] = [
  'technology',
  'tokenomics',
  'governance',
  'career',
  'contact',
];

export interface NavLink {
  label: string;
  to: string;
  /** What is not open yet, if the link leads elsewhere. */
  notOpen?: string;
}

/** Beside the copyright. */
export const footerLinks: readonly NavLink[] = [
  pageLink('technology'),
  pageLink('privacy'),
  pageLink('terms'),
];

export const copyright = `© ${site.copyrightYear} ${site.product}. All rights reserved.`;

export function pageLink(id: PageId): NavLink {
  return { label: getPage(id).navLabel, to: hrefOf(id) };
}
