import { site } from '#shared/site.ts';

/** The announcement above the home page's header; apart from the page's words, because the header holds it. */
export const phaseBanner = {
  fact: `Presale live on ${site.presaleChain}`,
  migration: `Migration to ${site.chain} in ${site.migrationQuarter}`,
  /** Follows once the quarter is over; goes on with "as of" and a day. */
  overdue: 'Not completed',
};
