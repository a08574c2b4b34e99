import { hrefOf } from '#shared/pages.ts';
import { headerPages, pageLink } from './navigation';

/** Links that every error page offers. */
export const nextLinks = ([...headerPages, 'tokenomics', 'contact'] as const).map(pageLink);

export const noSuchPage = 'There is no page at this address. Try one of these.';

export const blogNotice = {
  text: 'The blog is not published yet. Our news is on the home page.',
  link: { label: 'What’s New', to: hrefOf('home', 'news') },
} as const;
