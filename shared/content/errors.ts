import { getPage, hrefOf } from '#shared/pages.ts';

/** Links that every error page offers. */
export const nextLinks = [
  { label: 'Home', to: hrefOf('home') },
  { label: getPage('technology').navLabel, to: hrefOf('technology') },
  { label: getPage('ecosystem').navLabel, to: hrefOf('ecosystem') },
  { label: getPage('build').navLabel, to: hrefOf('build') },
  { label: getPage('tokenomics').navLabel, to: hrefOf('tokenomics') },
  { label: getPage('contact').navLabel, to: hrefOf('contact') },
] as const;

export const noSuchPage = 'There is no page at this address. Try one of these.';

export const blogNotice = {
  text: 'The blog is not published yet. Our news is on the home page.',
  link: { label: 'What’s New', to: hrefOf('home', 'news') },
} as const;
