import { randomUUID } from 'node:crypto';
import { healthPaths } from '#server/observing/health.ts';
import { findPage, getPage, pages } from '#shared/pages.ts';
import { RELEASE_PATH } from '#shared/settings/release.ts';
import { type Answer, ask, type Host } from './answer';
import { compareAnswers } from './compare-answers';
import { error, type Finding, warning } from './finding';
import { visitors } from './visitors';

/** Enough to finish in seconds, too few for visitors to notice; odd, to take no turns with processes. */
const AT_A_TIME = 11;

/** After so many requests without an answer the check gives up. */
const MOST_FAILURES = 5;

/** With so many new connections for each page, each of a few processes behind a load balancer is reached. */
const ROUNDS = 15;

type Question = [path: string, method?: 'GET' | 'HEAD' | 'POST'];

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
  const names = Object.keys(visitors);
  const faces = Object.values(visitors);
  // The workers share one list, and each takes the next request from it.
  const questions = listQuestions(files).entries();
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (const [index, question] of questions) findings[index] = await compare(...question);
    }),
  );
  return findings.flat();

  async function compare(...[path, method = 'GET']: Question): Promise<Finding[]> {
    const where = method === 'GET' ? path : `${method} ${path}`;
    if (failures >= MOST_FAILURES)
      return [error(where, 'was not asked any more', 'mend the other failures first')];
    const ours = await ask(own, path, { method });
    const rounds = method === 'GET' && findPage(path) ? ROUNDS : faces.length;
    const answers: Answer[] = [];
    while (answers.length < rounds && !answers.at(-1)?.failure)
      answers.push(
        await ask(site, path, { method, headers: faces[answers.length % faces.length] }),
      );
    if (answers.at(-1)?.failure) failures += 1;
    // A proxy may choose another coding, but not none.
    const { status, headers } = answers[0] ?? ours;
    const isLost = ours.headers['content-encoding'] && !headers['content-encoding'];
    const large = warning(where, 'is sent uncompressed', 'let the proxy pass on Accept-Encoding');
    return [...compareAll(where, ours, answers), ...(isLost && status === 200 ? [large] : [])];
  }

  /** Of a fault that only some responses have, such as those of one process, it says which. */
  function compareAll(where: string, ours: Answer, served: readonly Answer[]): Finding[] {
    const ms = Math.max(...served.map((answer) => answer.ms));
    const found = served.map((answer) => compareAnswers(where, ours, { ...answer, ms }));
    const faults = new Map(found.flat().map((finding) => [finding.what, finding]));
    return [...faults].map(([what, finding]) => {
      const having = found.flatMap((each, index) =>
        each.some((other) => other.what === what) ? [names[index % names.length]] : [],
      );
      if (having.length === served.length) return finding;
      const share = `in ${having.length} of ${served.length} responses to “${[...new Set(having)].join('”, “')}”`;
      return { ...finding, what: `${what}, ${share}` };
    });
  }
}

/** All files, and responses that are not files, such as to a path that nobody released. */
function listQuestions(files: readonly string[]): Question[] {
  const [{ path: home }, { path: inner }] = pages;
  const queries = [`${home}?utm_source=x`, `${getPage('contact').path}?subject=lab`];
  const unknown = ['/no-such-page', `/${randomUUID()}`, '/sw.js', '/%', `${inner}/`];
  const paths = [...files, RELEASE_PATH, ...healthPaths, ...queries, ...unknown];
  const heads = pages.map(({ path }): Question => [path, 'HEAD']);
  return [...paths.map((path): Question => [path]), ...heads, [home, 'POST']];
}
