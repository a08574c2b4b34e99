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
