import { hrefOf } from '#shared/pages.ts';
import { pageLink } from './navigation';

/** Links that every error page offers: parts of pages, because header and footer list the pages. */
export const nextLinks = [
  pageLink('home'),
  { label: 'Presale', to: hrefOf('home', 'presale') },
  { label: 'Roadmap', to: hrefOf('home', 'roadmap') },
  { label: 'Whitepaper', to: hrefOf('tokenomics', 'whitepaper') },
  { label: 'Questions and answers', to: hrefOf('ecosystem', 'faq') },
  { label: 'Open positions', to: hrefOf('career', 'positions') },
];

export const noSuchPage = 'There is no page at this address. Try one of these.';

export const blogNotice = {
  text: 'The blog is not published yet. Our news is on the home page.',
  link: { label: 'What’s New', to: hrefOf('home', 'news') },
} as const;
