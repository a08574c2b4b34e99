import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { healthPaths } from '#server/observing/health.ts';
import { findPage, pages } from '#shared/pages.ts';
import { RELEASE_PATH } from '#shared/settings/release-manifest.ts';
import { type Answer, ask, type Host, visitors } from './answer';
import { compareAnswers } from './compare-answers';
import { error, type Finding, warning } from './report';

/** Enough to finish in seconds, too few for visitors to notice; odd, to stay out of step with two processes. */
const AT_A_TIME = 11;
/** After this many requests without an answer the check gives up. */
const MOST_FAILURES = 5;
/** New connections for each page: enough to reach each of a few processes behind a load balancer. */
const ROUNDS = 15;

type Question = [
  path: string,
  method?: 'GET' | 'HEAD' | 'OPTIONS' | 'POST',
  extra?: { Range?: string },
];

/** An answer, and the visitor who got it. */
type Given = Answer & { to: string };

/**
 * Compares every served byte and header with this commit's own site under the same settings.
 * @param sites the site at each of its addresses
 * @param files paths of all that is released
 */
export async function checkRelease(sites: readonly Host[], own: Host, files: readonly string[]) {
  let failures = 0;
  const findings: Finding[][] = [];
  const faces = Object.entries<OutgoingHttpHeaders>(visitors);
  // The workers share one list, and each takes the next request from it.
  const questions = listQuestions(files).entries();
  const work = async () => {
    for (const [index, question] of questions) findings[index] = await compare(...question);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return findings.flat();

  async function compare(...[path, method = 'GET', extra = {}]: Question): Promise<Finding[]> {
    const where = `${method} ${path}${extra.Range ? ', in part' : ''}`.replace(/^GET /, '');
    if (failures >= MOST_FAILURES)
      return [error(where, 'was not checked', 'fix the other failures first')];
    const isHead = method === 'HEAD';
    const usual = { method: isHead ? 'GET' : method, headers: { ...faces[0]?.[1], ...extra } };
    const ours = await ask(own, path, usual);
    const isPage = method === 'GET' && findPage(path);
    const rounds = isPage ? ROUNDS : Math.max(faces.length, sites.length);
    const answers: Given[] = [];
    for (let asked = 0; asked < rounds && !answers.at(-1)?.failure; asked += 1) {
      const [name, face] = faces[asked % faces.length] as (typeof faces)[0];
      // From another address in each round of visitors, so that each visitor of a page asks each address.
      const round = Math.floor(asked / faces.length);
      const site = sites[((asked % faces.length) + round) % sites.length] as Host;
      const to = sites.length > 1 ? `${name} at ${site.address}` : name;
      const answer = await ask(site, path, { method, headers: { ...face, ...extra } });
      // nginx sets a file's headers before it knows whether it sends a part.
      const known = extra.Range ? { headers: ours.headers } : isHead && { body: ours.body };
      answers.push({ to, ...answer, ...known });
    }
    if (extra.Range && answers.every(({ status }) => status === 200)) return [];
    if (answers.at(-1)?.failure) failures += 1;
    // A proxy may choose another coding, but not none.
    const { status, headers } = answers[0] ?? ours;
    const isLost = ours.headers['content-encoding'] && !headers['content-encoding'] && !isHead;
    const large = warning(where, 'is sent uncompressed', 'let the proxy pass on Accept-Encoding');
    return [...compareAll(where, ours, answers), ...(isLost && status === 200 ? [large] : [])];
  }
}

/** If only some responses have a fault, such as those of one process, the finding says which. */
function compareAll(where: string, ours: Answer, given: readonly Given[]): Finding[] {
  const ms = Math.max(...given.map((answer) => answer.ms));
  const found = given.map((answer) => compareAnswers(where, ours, { ...answer, ms }));
  const faults = new Map(found.flat().map((finding) => [finding.what, finding]));
  return [...faults].map(([what, finding]) => {
    const having = given.filter((_, index) => found[index]?.some((fault) => fault.what === what));
    if (having.length === given.length) return finding;
    const whom = [...new Set(having.map(({ to }) => to))].join('”, “');
    const share = `in ${having.length} of ${given.length} responses to “${whom}”`;
    return { ...finding, what: `${what}, ${share}` };
  });
}

/** Where attackers would most likely add a file or page. */
const guesses = `% .env .git/HEAD admin airdrop app claim connect index login migrate mint no-such-page presale stake swap sw.js wallet ${randomUUID()}`;
const queries = ['utm_source=x', 'utm=x', 'x=1', 'subject=lab', `${randomUUID()}=1`];

/** All files, their lengths and parts, and paths at which nothing was released. */
function listQuestions(files: readonly string[]): Question[] {
  const [{ path: home }, { path: inner }] = pages;
  const folders = files.map((path) => path.slice(0, path.lastIndexOf('/') + 1)).concat(`${inner}/`);
  const unknown = guesses.split(' ').flatMap((at) => [`/${at}`, `/${at}/`, `/${at}.html`]);
  const asked = pages.flatMap(({ path }) => queries.map((query) => `${path}?${query}`));
  const paths = new Set([...files, ...folders, ...unknown, ...asked, ...healthPaths, RELEASE_PATH]);
  const heads = files.map((path): Question => [path, 'HEAD']);
  const options = pages.map(({ path }): Question => [path, 'OPTIONS']);
  const long = files.filter((path) => /\.(?:mp4|pdf|webm)$/.test(path));
  const parts = long.map((path): Question => [path, 'GET', { Range: 'bytes=1000-1999' }]);
  const whole = [...paths].map((path): Question => [path]);
  return [...whole, ...heads, ...options, ...parts, [home, 'POST']];
}
