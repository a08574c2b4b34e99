import { findExpiryFault } from '#shared/schedule/expired.ts';

test.each([
  ['2027-01-31', '2027-01-01', null],
  ['2027-01-30', '2027-01-01', 'security.txt expires in 29 days; renew securityTxtExpires'],
  ['2027-01-01', '2027-01-01', 'security.txt expires in 0 days; renew securityTxtExpires'],
  ['2026-12-31', '2027-01-01', 'security.txt expired on 2026-12-31; renew securityTxtExpires'],
  ['2027-12-31', '2026-12-31', null],
  ['2028-01-01', '2026-12-31', 'securityTxtExpires is more than 365 days after statedOn'],
  ['soon', '2027-01-01', 'securityTxtExpires is not a date: "soon"'],
])('one that expires on %s is looked at on %s', (expires, today, fault) => {
  expect(findExpiryFault(expires, '2026-12-31', today)).toBe(fault);
});
