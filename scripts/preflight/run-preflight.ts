import { ADDRCONFIG, promises as dns } from 'node:dns';
import { createServer } from 'node:http';
import { root } from '#scripts/bundle/project.ts';
import { createApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { listen } from '#server/http/listen.ts';
import { pickPublicSettings } from '#server/settings/public-settings.ts';
import { listExpired } from '#shared/claims/expired.ts';
import { utcToday } from '#shared/figures/format.ts';
import { pages } from '#shared/pages.ts';
import {
  RELEASE_PATH,
  type Release,
  type ReleaseManifest,
} from '#shared/settings/release-manifest.ts';
import { type Answer, ask } from './answer';
import { checkRelease } from './check-release';
import { checkCertificate, checkPlaceholders, checkRedirects, checkSettings } from './checks';
import { error, type Finding, makeReport, type Report, warning } from './report';

/** Every request has to be answered, however busy this machine is. */
const patience = { LOG_LEVEL: 'error', MAX_WAIT_MS: '600000', PAGE_CACHE_SECONDS: '60' };

/**
 * Compares a running site with the same release, started here, and checks what no commit contains.
 * @throws Error that says in one sentence why it cannot be checked
 */
export async function runPreflight(
  origin: string,
  { timeoutMs = 15_000, onStep = (_name: string) => {} } = {},
): Promise<Report> {
  const site = { origin, timeoutMs };
  const [home, told] = [await ask(site, '/', { method: 'HEAD' }), await ask(site, RELEASE_PATH)];
  if (home.failure && told.failure) throw new Error(`${origin} ${home.failure}`);
  const { location = '' } = home.headers;
  const target = URL.canParse(location, origin) ? new URL(location, origin).origin : origin;
  if (target !== origin)
    throw new Error(`${origin} redirects to ${target}; check that one instead`);
  const { build = null, settings = {} } = readManifest(told)?.metadata ?? {};
  // This commit's own site, for this machine alone.
  const config = loadConfig({ ...pickPublicSettings(settings), ...patience }, root);
  const server = createServer(await createApp(config));
  const ownOrigin = await listen(server, { name: 'PORT', port: 0, host: '127.0.0.1' });
  const here = { origin: ownOrigin, timeoutMs };
  // A name may lead to several servers, of which the system asks one.
  const name = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  const addresses = await dns.lookup(name, { all: true, hints: ADDRCONFIG });
  const each = addresses.map(({ address }) => ({ ...site, address }));
  const sites = name === 'localhost' ? [site] : each;
  const found: Record<string, Finding[]> = {};
  try {
    const read: Record<string, string> = {};
    for (const { path } of pages) read[path] = (await ask(here, path)).body.toString();
    const released = readManifest(await ask(here, RELEASE_PATH)) as ReleaseManifest;
    const checks: [name: string, check: () => Finding[] | Promise<Finding[]>][] = [
      ['Release', () => checkRelease(sites, here, Object.keys(released.hashes))],
      ['Settings', () => checkSettings(origin, config)],
      ['Certificate', () => checkCertificate(origin, home.certificate ?? told.certificate)],
      ['Redirects', () => checkRedirects(site)],
      ['Placeholders', () => checkPlaceholders(read, config.publicOrigin)],
      ['Dates', () => listExpired(utcToday()).map((fault) => warning('shared/', fault))],
    ];
    for (const [name, check] of checks) {
      onStep(name);
      found[name] = await check();
    }
    found.Release?.unshift(...compareBuilds(build, released.metadata.build));
  } finally {
    server.close();
  }
  return makeReport({ site: origin, build }, found);
}

/** Undefined if the response is not a release.json. */
function readManifest({ body }: Answer): ReleaseManifest | undefined {
  try {
    const { manifest } = JSON.parse(body.toString()) as Release;
    return typeof manifest.metadata.build === 'string' ? manifest : undefined;
  } catch {
    return undefined;
  }
}

function compareBuilds(theirs: string | null, ours: string): Finding[] {
  if (theirs === ours) return [];
  const silent = 'does not say which release it is, so it is compared without any settings';
  const what = theirs ? `is build ${theirs}, but this commit is build ${ours}` : silent;
  const fix = 'check from a checkout of the deployed commit, or deploy this one';
  return [error(RELEASE_PATH, what, fix)];
}
