import { findExpiryFault } from '#shared/settings/security-txt.ts';
import { site as settings } from '#shared/site.ts';
import { expectStatus } from './expect-status';
import { expectType } from './expect-type';
import { error, errorsUnless, type Finding, warning } from './finding';
import type { Site } from './site';

const PATH = '/.well-known/security.txt';

/** Whether somebody who found a weakness can tell: https://www.rfc-editor.org/rfc/rfc9116 */
export async function checkSecurityTxt(site: Site): Promise<Finding[]> {
  const answer = await site.ask(PATH);
  if (answer.status !== 200) return expectStatus(answer, 200);
  const lines = answer.body.toString().split(/\r?\n/);
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const [expires, ...others] = valuesOf('Expires');
  const canonical = `${site.publicOrigin}${PATH}`;
  const see = 'see server/routes/security-txt.ts';
  const isCanonical = valuesOf('Canonical').includes(canonical);
  return [
    ...expectType(answer, 'text/plain'),
    ...errorsUnless(PATH, [
      [valuesOf('Contact').length > 0, 'names no Contact', see],
      [isCanonical, `does not name ${canonical} as Canonical`, 'set PUBLIC_ORIGIN'],
      [Boolean(expires && others.length === 0), 'must name exactly one day as Expires', see],
    ]),
    ...(expires ? judgeExpiry(expires.slice(0, 10), site.today) : []),
  ];
}

function judgeExpiry(expires: string, today: string): Finding[] {
  const fault = findExpiryFault(expires, settings.statedOn, today);
  if (!fault) return [];
  const mend = 'set securityTxtExpires in shared/site.ts, build and deploy';
  const isError = Number.isNaN(Date.parse(expires)) || expires < today;
  return [(isError ? error : warning)(PATH, fault.replace(/;.*/, ''), mend)];
}
