import { pickPublicSettings } from '#server/settings/public-settings.ts';
import { utcToday } from '#shared/figures/format.ts';
import { listExpired } from '#shared/schedule/expired.ts';
import { RELEASE_PATH, type Release } from '#shared/settings/release.ts';
import { ask } from './answer';
import { checkCertificate } from './check-certificate';
import { checkOutside, checkPlaceholders, readOwnPages } from './check-pages';
import { checkRelease } from './check-release';
import { checkSettings } from './check-settings';
import { checkWaysIn } from './check-ways-in';
import { connect } from './connection';
import { error, type Finding, warning } from './finding';
import { startOwnSite } from './own-site';
import { joinFindings, makeReport, type Report } from './report';

export interface PreflightSettings {
  /** The project's folder, with a build. */
  root: string;
  /** Whether other hosts may be asked. */
  isExternal: boolean;
  /** For each request; also for the first connection. */
  timeoutMs?: number;
  /** Called before each step. */
  onStep?: (name: string) => void;
}

/**
 * Compares a running site with the same release, started here, and asks what one commit cannot know.
 * @param origin of the running site
 * @throws Error that says in one sentence why it cannot be checked
 */
export async function runPreflight(
  origin: string,
  { root, isExternal, timeoutMs = 15_000, onStep = () => {} }: PreflightSettings,
): Promise<Report> {
  const groups: { name: string; findings: ReturnType<typeof joinFindings> }[] = [];
  const certificate = await connect(origin, timeoutMs);
  const served = await readRelease(origin, timeoutMs);
  const own = await startOwnSite(
    pickPublicSettings(served?.manifest.metadata.settings ?? {}),
    root,
  );
  try {
    const read = await readOwnPages(own.origin, timeoutMs);
    await add('Release', async () => [
      ...tellBuild(served, await readRelease(own.origin, timeoutMs)),
      ...(await checkRelease({ origin, ownOrigin: own.origin, timeoutMs })),
    ]);
    await add('Settings', () => checkSettings(origin, own.config));
    await add('Certificate', () => checkCertificate(origin, certificate));
    await add('Ways in', () => checkWaysIn(origin, timeoutMs));
    await add('Placeholders', () => checkPlaceholders(read, [origin, own.config.publicOrigin]));
    await add('Days', tellExpired);
    if (isExternal) await add('Other sites', () => checkOutside(read, timeoutMs));
  } finally {
    own.stop();
  }
  return makeReport({ site: origin, build: served?.manifest.metadata.build ?? null }, groups);

  async function add(name: string, check: () => Finding[] | Promise<Finding[]>): Promise<void> {
    onStep(name);
    groups.push({ name, findings: joinFindings(await check()) });
  }
}

/**
 * The site's own release.json; undefined if it cannot be read.
 * @throws Error if the URL redirects to another site
 */
async function readRelease(origin: string, timeoutMs: number): Promise<Release | undefined> {
  const home = await ask({ origin, path: '/' }, { method: 'HEAD' }, timeoutMs);
  const { location } = home.headers;
  const target = location && URL.canParse(location, origin) && new URL(location, origin).origin;
  if (target && target !== origin) {
    throw new Error(`${origin} sends visitors on to ${target}; check that one instead`);
  }
  const { body } = await ask({ origin, path: RELEASE_PATH }, {}, timeoutMs);
  try {
    const release = JSON.parse(body.toString()) as Release;
    return typeof release.manifest.metadata.build === 'string' ? release : undefined;
  } catch {
    return undefined;
  }
}

function tellBuild(served: Release | undefined, own: Release | undefined): Finding[] {
  const mend = 'check from a checkout of the deployed commit, or deploy this one';
  if (!served) {
    const what = 'does not say which release it is, so it is compared without any settings';
    return [error(RELEASE_PATH, what, mend)];
  }
  const [theirs, ours] = [served, own].map((release) => release?.manifest.metadata.build);
  return theirs === ours
    ? []
    : [error(RELEASE_PATH, `is of build ${theirs}, here is ${ours}`, mend)];
}

function tellExpired(): Finding[] {
  return listExpired(utcToday()).map((fault) => {
    const [what = '', mend = ''] = fault.split('; ');
    return warning('shared/', what, mend);
  });
}
