import type { Config } from '#server/settings/config.ts';
import { bareHost } from '#shared/channels/official-channels.ts';
import { isPublicAddress } from '#shared/channels/public-address.ts';
import { placeholderFirebase } from '#shared/settings/firebase-settings.ts';
import { type Answer, ask, type Certificate, type Host } from './answer';
import { error, type Finding, note, warning } from './report';

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
    return [note(host, 'no certificate to check, because the address is not https')];
  }
  const { expires, nameFault, trustFault } = certificate;
  const days = Math.floor((expires.getTime() - Date.now()) / 86_400_000);
  const day = expires.toISOString().slice(0, 10);
  const left = days < 0 ? `expired on ${day}` : `is valid for ${days} more days, until ${day}`;
  const renew = 'renew it, and find out why it was not renewed automatically';
  const other = `the certificate is for another host: ${nameFault}`;
  const unknown = `browsers do not trust the certificate: ${trustFault}`;
  const chain = 'install the whole chain of an issuer that browsers know';
  const urgency = days < URGENT_DAYS ? error : warning;
  return [
    days < NOTICE_DAYS && urgency(host, `the certificate ${left}`, renew),
    nameFault && error(host, other, 'get one for this host'),
    trustFault && error(host, unknown, chain),
  ].filter((finding) => !!finding);
}

const advice = 'let the proxy redirect there in one step: scripts/deploy/README.md';

/** Whether visitors who omit https, or type or omit "www.", arrive by one redirect. */
export async function checkRedirects({ origin, timeoutMs }: Host): Promise<Finding[]> {
  const { host, port } = new URL(origin);
  // A test address has only one URL.
  if (port || !isPublicAddress(origin)) return [];
  const bare = bareHost(host);
  const ways = [`http://${host}`, `http://${bare}`, `https://${bare}`];
  const others = [...new Set(ways)].filter((way) => way !== origin);
  const answers = await Promise.all(others.map((way) => ask({ origin: way, timeoutMs }, '/')));
  return others.flatMap((way, index) => judgeRedirect(way, origin, answers[index] as Answer));
}

/** @param origin where the one redirect has to lead */
export function judgeRedirect(way: string, origin: string, { failure, status, headers }: Answer) {
  if (failure) return [error(way, `fails: ${failure}`, advice)];
  const { location } = headers;
  if (status < 301 || status > 308 || !location)
    return [error(way, `answers ${status} instead of redirecting to ${origin}`, advice)];
  const isThere = URL.canParse(location) && new URL(location).origin === origin;
  return isThere ? [] : [error(way, `redirects to ${location} instead of ${origin}`, advice)];
}

/** Reserved addresses in this release's pages, by path, which the operator has to replace by real ones. */
export function checkPlaceholders(read: Record<string, string>, publicOrigin: string): Finding[] {
  const own = new URL(publicOrigin).host;
  return Object.entries(read).flatMap(([path, html]) => {
    const hosts = findReserved(html).filter((host) => host !== own);
    const fix = 'set it in shared/site.ts, build';
    return hosts.map((host) => error(path, `${host} is a placeholder`, fix));
  });
}

/** Reserved names: https://www.rfc-editor.org/rfc/rfc6761 */
const reservedName =
  /(?<![\w.%-])(?:[a-z0-9-]+\.)*(?:[a-z0-9-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?!\.?[\w-])(?::\d+)?/gi;

/** Hosts of one machine or local network. Only in URLs, because "localhost" may be a word. */
const localHost =
  /(?<=https?:\/\/)(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|\[::1?\])(?![\w.-])(?::\d+)?/gi;

export function findReserved(text: string): string[] {
  const found = [...text.matchAll(reservedName), ...text.matchAll(localHost)];
  return [...new Set(found.map(([host]) => host.toLowerCase()))];
}

/** What the running site says about its settings, which cannot be verified. */
export function checkSettings(origin: string, config: Config): Finding[] {
  const told = Object.entries(config.publicSettings).map(([name, value]) => `${name}=${value}`);
  const what = `the site says that it runs with ${told.join(' ') || 'the defaults'}`;
  const findings = [note('Settings', what, 'check that they are yours'), ...checkFirebase(config)];
  const { publicOrigin, isIndexed } = config;
  const isRehearsal = !isPublicAddress(origin.replace(/^http:/, 'https:'));
  if (!isRehearsal && publicOrigin !== origin) {
    const what = `is ${publicOrigin}, and the site is at ${origin}`;
    findings.push(error('PUBLIC_ORIGIN', what, `set it to ${origin}, and restart`));
  }
  if (!isIndexed && isPublicAddress(publicOrigin)) {
    const fix = 'unset NO_INDEX if this is the site itself';
    findings.push(warning('NO_INDEX', 'search engines are asked not to list the site', fix));
  }
  return findings;
}

function checkFirebase({ firebase, storesMessages }: Config): Finding[] {
  if (!firebase) return [];
  const { appCheck } = firebase;
  const placeholders = Object.values(placeholderFirebase).filter((value) => value !== null);
  const isUnset = Object.values(firebase).some((value) => placeholders.includes(value));
  const isOpen = storesMessages && !appCheck;
  const open = 'any program can write as many messages to the database as it likes';
  return [
    isUnset && error('FIREBASE_…', 'has placeholders', 'set its console’s values, and restart'),
    isOpen && error('FIREBASE_APP_CHECK_SITE_KEY', open, 'set it, and restart'),
  ].filter((finding) => !!finding);
}
