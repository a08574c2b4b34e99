import { site } from '#shared/site.ts';

/** The announcement above the home page's header; apart from the page's words, because the header holds it. */
export const phaseBanner = {
  fact: `Presale live on ${site.presaleChain}`,
  migration: `Migration to ${site.chain} in ${site.migrationQuarter}`,
  /** Follow once the quarter is over; the second goes on with "as of" and a day. */
  late: 'is late',
  overdue: 'not completed',
};
