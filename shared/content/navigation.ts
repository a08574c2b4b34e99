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
