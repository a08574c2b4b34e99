import type { Answer } from './answer';
import { error, type Finding, warning } from './report';

/** A visitor of a page notices a wait of this length. */
const SLOW_MS = 1_000;

/** Headers that differ from response to response, or from server to server. */
const ofOneAnswer =
  /^(?:connection|content-encoding|content-length|date|keep-alive|last-modified|transfer-encoding|x-request-id)$/;

/** Headers that proxies add, which do not change the page. */
const ofProxies = /^(?:age|alt-svc|cf-.+|nel|report-to|server|via|x-cache.*|x-served-by|x-timer)$/;

const fix = 'find out who changed it: an older process, a proxy, a CDN or an attacker';
const look = 'look at its log and load, and at those of the proxy, then check again';

/** How a response of the running site differs from that of the same release here. */
export function compareAnswers(where: string, own: Answer, served: Answer): Finding[] {
  if (served.failure) return [error(where, `fails: ${served.failure}`, look)];
  if (served.status !== own.status) {
    const what = `answers ${served.status} instead of ${own.status}`;
    return [error(where, what, served.status >= 500 ? look : fix)];
  }
  const difference = findDifference(own.body, served);
  const findings = compareHeaders(where, own, served);
  if (difference) findings.push(error(where, difference, fix));
  const what = `takes ${(served.ms / 1000).toFixed(1)} s`;
  const slow = warning(where, what, 'look at the server’s load and network');
  return served.ms > SLOW_MS ? [...findings, slow] : findings;
}

function compareHeaders(where: string, own: Answer, served: Answer): Finding[] {
  const names = new Set([...Object.keys(own.headers), ...Object.keys(served.headers)]);
  return [...names].flatMap((name) => {
    // Only a page's tag names its build.
    const isOfFile = name === 'etag' && !own.headers.etag?.startsWith('W/');
    if (isOfFile || ofOneAnswer.test(name) || own.headers[name] === served.headers[name]) return [];
    const [wanted = '', got = ''] = [own, served].map(({ headers }) => spell(headers[name]));
    // A proxy may compress what this server sends uncompressed.
    const added = name === 'vary' ? ', Accept-Encoding' : '';
    if (spell(wanted + added) === spell(got + added)) return [];
    if (!wanted && ofProxies.test(name)) return [];
    const more = `has an extra header, ${name}: ${got}`;
    const what = wanted ? `has ${name}: ${got || 'nothing'} instead of ${wanted}` : more;
    return [error(where, what, fix)];
  });
}

/** Sorts a list, so that its order does not matter. */
function spell(value: string | string[] | undefined): string {
  const parts = [value ?? []].flat().join(',').split(/,\s*/);
  return [...new Set(parts)].filter(Boolean).sort().join(', ');
}

const CONTEXT = 40;

function findDifference(own: Buffer, { body: served, headers }: Answer): string | undefined {
  const told = headers['content-encoding'] ? undefined : headers['content-length'];
  if (told && own.equals(served) && Number(told) !== own.length)
    return `has content-length: ${told} instead of ${own.length}`;
  if (own.equals(served)) return undefined;
  const at = own.findIndex((byte, index) => byte !== served[index]);
  const first = at < 0 ? own.length : at;
  const place = `is not what was released, from byte ${first} of ${own.length} on`;
  if (own.subarray(0, 1_000).includes(0)) return `${place}: ${served.length} bytes are served`;
  const [wanted, got] = [own, served].map((body) =>
    body.toString('utf8', Math.max(0, first - CONTEXT), first + CONTEXT).replace(/\s+/g, ' '),
  );
  return `${place}: “${got}” instead of “${wanted}”`;
}
