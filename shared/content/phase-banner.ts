import { migration, untilCompleted } from '#shared/schedule/phases.ts';
import { site } from '#shared/site.ts';

/** The announcement above the home page's header; in a file of its own, because the header needs it. */
export const phaseBanner = {
  fact: `Presale live on ${site.presaleChain}`,
  migration: `Migration to ${site.chain} ${untilCompleted(migration, `in ${migration.quarter}`, 'is complete')}`,
  /** Once the quarter is over; the roadmap, to which the banner leads, says as of which day. */
  late: `Migration to ${site.chain} (${migration.quarter}) is delayed`,
};
