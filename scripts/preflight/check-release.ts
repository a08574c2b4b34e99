import { healthPaths } from '#server/observing/health.ts';
import { pages } from '#shared/pages.ts';
import { RELEASE_PATH } from '#shared/settings/release.ts';
import { ask, type Host } from './answer';
import { compareAnswers } from './compare-answers';
import { error, type Finding } from './finding';

/** Enough to finish in seconds, too few for visitors to notice. */
const AT_A_TIME = 6;

/** After so many requests without an answer the check gives up. */
const MOST_FAILURES = 5;

/** With so many new connections, each of a few processes behind a load balancer is reached. */
const ROUNDS = 12;

/**
 * Compares every served byte and header with this commit's own site under the same settings.
 * @param own the same release, started here
 * @param files paths of all that is released
 */
export async function checkRelease(
  site: Host,
  own: Host,
  files: readonly string[],
): Promise<Finding[]> {
  let failures = 0;
  const findings: Finding[][] = [];
  // The workers share one list, and each takes the next request from it.
  const questions = listQuestions(files).entries();
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (const [index, question] of questions) findings[index] = await compare(...question);
    }),
  );
  return [...findings.flat(), ...(await checkBalancer(site))];

  async function compare(path: string, method = 'GET'): Promise<Finding[]> {
    const where = method === 'GET' ? path : `${method} ${path}`;
    if (failures >= MOST_FAILURES)
      return [error(where, 'was not asked any more', 'mend the other failures first')];
    const asked = [ask(own, path, method), ask(site, path, method)] as const;
    const [ours, theirs] = await Promise.all(asked);
    if (theirs.failure) failures += 1;
    return compareAnswers(where, ours, theirs);
  }
}

/** All files, and responses that are not files. */
function listQuestions(files: readonly string[]): [path: string, method?: string][] {
  const [{ path: home }, { path: inner }] = pages;
  const others = [RELEASE_PATH, ...healthPaths, '/no-such-page', '/%', `${inner}/`];
  const questions = [...files, ...others].map((path): [string] => [path]);
  return [...questions, [home, 'HEAD'], [home, 'POST']];
}

/** Whether all processes behind one address are of one release. */
async function checkBalancer(site: Host): Promise<Finding[]> {
  const [{ path }] = pages;
  const builds = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { headers, failure } = await ask(site, path);
    if (failure) return [];
    const build = headers.etag ?? 'no build';
    builds.set(build, (builds.get(build) ?? 0) + 1);
  }
  if (builds.size < 2) return [];
  const told = [...builds].map(([build, count]) => `${count} of ${ROUNDS} from ${build}`);
  const what = `comes from several builds: ${told.join(', ')}`;
  return [error(path, what, 'restart the process of the older one')];
}
