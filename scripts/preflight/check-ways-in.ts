import { bareHost } from '#shared/channels/official-channels.ts';
import { isPublicAddress } from '#shared/channels/public-address.ts';
import { type Answer, ask, type Host } from './answer';
import { error, type Finding } from './finding';

const mend = 'let the proxy send every other spelling to it, at once: scripts/deploy/README.md';

/** Whether visitors who leave out https, or type or forget "www.", arrive by one redirect. */
export async function checkWaysIn({ origin, timeoutMs }: Host): Promise<Finding[]> {
  const { host, port } = new URL(origin);
  // A test address has only one URL.
  if (port || !isPublicAddress(origin)) return [];
  const bare = bareHost(host);
  const ways = [`http://${host}`, `http://${bare}`, `https://${bare}`];
  const others = [...new Set(ways)].filter((way) => way !== origin);
  const findings = others.map(async (way) =>
    judgeWay(way, origin, await ask({ origin: way, timeoutMs }, '/')),
  );
  return (await Promise.all(findings)).flat();
}

/** @param origin where the one redirect has to lead */
export function judgeWay(way: string, origin: string, { failure, status, headers }: Answer) {
  if (failure) return [error(way, `fails: ${failure}`, mend)];
  const { location } = headers;
  if (status < 301 || status > 308 || !location)
    return [error(way, `answers ${status} instead of sending on to ${origin}`, mend)];
  const isThere = URL.canParse(location) && new URL(location).origin === origin;
  return isThere ? [] : [error(way, `sends on to ${location} instead of ${origin}`, mend)];
}
