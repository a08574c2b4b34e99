import { roadmap } from '#shared/content/home.ts';
import { claims, findPastReview } from '#shared/figures/claims.ts';
import { site } from '#shared/site.ts';
import { isOverdue, migration } from './schedule';

/**
 * What has become untrue or stale by a day, each as a sentence that says which setting to change.
 * @param today the UTC date as `yyyy-mm-dd`
 */
export function listExpired(today: string): string[] {
  const phases = roadmap.phases.map(({ number, name, quarter, status }) => ({
    subject: `Roadmap, phase ${number}: ${name}`,
    ...{ quarter, status, place: 'shared/content/home.ts' },
  }));
  const move = { subject: `Migration to ${site.chain}`, ...migration, place: 'shared/site.ts' };
  const late = [...phases, move].filter((plan) => isOverdue(plan, today));
  const [first, ...others] = findPastReview(claims, today);
  const securityTxt = findExpiryFault(site.securityTxtExpires, site.statedOn, today);
  return [
    ...late.map(
      ({ subject, quarter, status, place }) =>
        `${subject} was planned for ${quarter} and is "${status}"; set its status or quarter in ${place}`,
    ),
    ...(first
      ? [`${first}, and ${others.length} others; confirm them and set statedOn in shared/site.ts`]
      : []),
    ...(securityTxt ? [`${securityTxt} in shared/site.ts`] : []),
  ];
}

/** A month's notice to renew the file. */
const NOTICE_DAYS = 30;
/** https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 recommends less than a year. */
const LONGEST_DAYS = 365;

/**
 * What is wrong with the day on which `/.well-known/security.txt` expires, or null.
 * All days are `yyyy-mm-dd` in UTC.
 */
export function findExpiryFault(expires: string, statedOn: string, today: string): string | null {
  if (Number.isNaN(Date.parse(expires))) return `securityTxtExpires is not a date: "${expires}"`;
  const left = daysBetween(today, expires);
  if (left < 0) return `security.txt expired on ${expires}; renew securityTxtExpires`;
  if (left < NOTICE_DAYS) return `security.txt expires in ${left} days; renew securityTxtExpires`;
  const isTooLate = daysBetween(statedOn, expires) > LONGEST_DAYS;
  return isTooLate ? `securityTxtExpires is more than ${LONGEST_DAYS} days after statedOn` : null;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
