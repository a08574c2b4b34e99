import { checkServerIdentity, type TLSSocket } from 'node:tls';
import { isPublicAddress } from '#shared/channels/public-address.ts';
import { error, type Finding, note, warning } from './finding';

export type Certificate = ReturnType<typeof readCertificate>;

/** What a browser asks of a certificate: until when, and why it would not accept it. */
export function readCertificate(socket: TLSSocket, host: string) {
  const certificate = socket.getPeerCertificate();
  const reason = String(socket.authorizationError ?? '');
  return {
    expires: new Date(certificate.valid_to),
    nameFault: checkServerIdentity(host, certificate)?.message ?? null,
    // Its expiry date and its name are reported by themselves.
    trustFault: /^$|CERT_HAS_EXPIRED|ALTNAME/.test(reason) ? null : reason,
  };
}

const DAY_MS = 86_400_000;
/** Renewal has failed, and it is urgent. */
const URGENT_DAYS = 7;
/** Automatic renewal would have happened by now. */
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
  const days = Math.floor((expires.getTime() - Date.now()) / DAY_MS);
  const day = expires.toISOString().slice(0, 10);
  const renew = 'renew it, and look why that did not happen by itself';
  const findings: Finding[] = [];
  if (days < NOTICE_DAYS) {
    const left = `is valid for ${days} more days, until ${day}`;
    const what = `the certificate ${days < 0 ? `expired on ${day}` : left}`;
    findings.push((days < URGENT_DAYS ? error : warning)(host, what, renew));
  }
  if (nameFault) {
    const what = `the certificate is for another host: ${nameFault}`;
    findings.push(error(host, what, 'get one for this host'));
  }
  if (trustFault) {
    const what = `browsers do not trust the certificate: ${trustFault}`;
    findings.push(error(host, what, 'install the whole chain of an issuer that browsers know'));
  }
  return findings;
}
