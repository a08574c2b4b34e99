import { claims, findPastReview } from '#shared/figures/claims.ts';
import { findExpiryFault } from '#shared/settings/security-txt.ts';
import { site } from '#shared/site.ts';
import { listPromises } from './dated-promises';

/**
 * What has become untrue or stale by a day, each as a sentence that says which setting to change.
 * @param today the UTC date as `yyyy-mm-dd`
 */
export function listExpired(today: string): string[] {
  const late = listPromises(today).filter(({ state }) => state === 'overdue');
  const [oldest, ...others] = findPastReview(claims, today);
  const securityTxt = findExpiryFault(site.securityTxtExpires, site.statedOn, today);
  return [
    ...late.map(
      ({ subject, quarter, status, place }) =>
        `${subject} was planned for ${quarter} and is "${status}"; set its status or quarter in ${place}`,
    ),
    ...(oldest
      ? [`${oldest}, and ${others.length} others; confirm them and set statedOn in shared/site.ts`]
      : []),
    ...(securityTxt ? [`${securityTxt} in shared/site.ts`] : []),
  ];
}
