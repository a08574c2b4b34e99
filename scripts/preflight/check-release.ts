import { healthPaths } from '#server/observing/health.ts';
import { pages } from '#shared/pages.ts';
import { RELEASE_PATH, type Release } from '#shared/settings/release.ts';
import { type Answer, type AskOptions, ask } from './answer';
import { compareAnswers } from './compare-answers';
import { error, type Finding } from './finding';

interface Question extends AskOptions {
  path: string;
}

export interface CheckedSites {
  /** The running site. */
  origin: string;
  /** The same release, started here. */
  ownOrigin: string;
  timeoutMs: number;
}

/** Enough to be done in seconds, too few to be felt by visitors. */
const AT_A_TIME = 6;

/** After so many requests without an answer the check gives up. */
const MOST_FAILURES = 5;

/** So many new connections find each of a few processes behind a balancer. */
const ROUNDS = 12;

/** Compares every served byte and header with this commit's own site under the same settings. */
export async function checkRelease({ origin, ownOrigin, timeoutMs }: CheckedSites) {
  let failures = 0;
  const release = await ask({ origin: ownOrigin, path: RELEASE_PATH }, {}, timeoutMs);
  const findings: Finding[][] = [];
  // Those who ask share one list, and each takes the next question from it.
  const questions = listQuestions(release).entries();
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (const [index, question] of questions) findings[index] = await compare(question);
    }),
  );
  return [...findings.flat(), ...(await checkBalancer({ origin, timeoutMs }))];

  async function compare({ path, ...options }: Question): Promise<Finding[]> {
    const where = options.method ? `${options.method} ${path}` : path;
    const [own, served] = await Promise.all([
      ask({ origin: ownOrigin, path }, options, timeoutMs),
      failures < MOST_FAILURES ? ask({ origin, path }, options, timeoutMs) : undefined,
    ]);
    if (!served) return [error(where, 'was not asked any more', 'mend the other failures first')];
    if (served.failure) failures += 1;
    return compareAnswers(where, own, served);
  }
}

/** All that is released, and the answers that are no documents or files. */
function listQuestions({ body }: Answer): Question[] {
  const { manifest } = JSON.parse(body.toString()) as Release;
  const [{ path: home }, { path: inner }] = pages;
  return [
    ...Object.keys(manifest.hashes).map((path) => ({ path })),
    { path: RELEASE_PATH },
    ...healthPaths.map((path) => ({ path })),
    { path: '/no-such-page' },
    { path: '/%' },
    { path: `${inner}/` },
    { path: home, method: 'HEAD' },
    { path: home, method: 'POST' },
  ];
}

/** Whether all processes behind one address are of one release. */
async function checkBalancer({ origin, timeoutMs }: Omit<CheckedSites, 'ownOrigin'>) {
  const [{ path }] = pages;
  const builds = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { headers, failure } = await ask({ origin, path }, {}, timeoutMs);
    if (failure) return [];
    const build = headers.etag ?? 'no build';
    builds.set(build, (builds.get(build) ?? 0) + 1);
  }
  if (builds.size < 2) return [];
  const told = [...builds].map(([build, count]) => `${count} of ${ROUNDS} from ${build}`);
  const what = `comes from several builds: ${told.join(', ')}`;
  return [error(path, what, 'restart the process of the older one')];
}
