import { isPublicAddress } from '#shared/channels/public-address.ts';
import type { Certificate } from './connection';
import { error, type Finding, note, warning } from './finding';

const DAY_MS = 86_400_000;
/** Renewal has failed, and there is no time left to find out slowly. */
const URGENT_DAYS = 7;
/** What renews by itself has done so by now. */
const NOTICE_DAYS = 30;

/** Whether browsers will trust the connection, and for how long. */
export function checkCertificate(origin: string, certificate: Certificate | null): Finding[] {
  const { host } = new URL(origin);
  if (!certificate) {
    const isPublic = isPublicAddress(origin.replace(/^http:/, 'https:'));
    const what = 'visitors reach the site without https';
    if (isPublic) return [error(host, what, 'serve it with TLS, and check its https address')];
    return [note(host, 'no certificate to check, because the address is no https')];
  }
  const { expires, nameFault, trustFault } = certificate;
  const renew = 'renew it, and look why that did not happen by itself';
  const days = Math.floor((expires.getTime() - Date.now()) / DAY_MS);
  const day = expires.toISOString().slice(0, 10);
  const findings: Finding[] = [];
  if (days < 0) findings.push(error(host, `the certificate expired on ${day}`, renew));
  else if (days < NOTICE_DAYS) {
    const what = `the certificate is valid for ${days} more days, until ${day}`;
    findings.push(days < URGENT_DAYS ? error(host, what, renew) : warning(host, what, renew));
  }
  if (nameFault) {
    findings.push(
      error(host, `the certificate is for another host: ${nameFault}`, 'get one for this host'),
    );
  }
  if (trustFault) {
    const mend = 'install the whole chain of an issuer that browsers know';
    findings.push(error(host, `browsers do not trust the certificate: ${trustFault}`, mend));
  }
  return findings;
}
