import { load } from 'cheerio';
import type { Answer } from './answer';
import { expectStatus } from './expect-status';
import { error, errorsUnless, type Finding } from './finding';
import type { Site } from './site';

const refusals = [
  { path: '/no-such-page', method: 'GET', status: 404, why: 'nothing must look like a page' },
  { path: '/lab', method: 'POST', status: 405, why: 'nothing here takes a body' },
  { path: '/%', method: 'GET', status: 400, why: 'what cannot be decoded must be refused' },
] as const;

/** What is never to be served, though it may lie beside what is. */
const secrets = [
  '/.env',
  '/.git/config',
  '/package.json',
  '/server.js',
  '/dist/server.js',
  '/metrics',
];

/** Whether the site refuses what it should, with pages that search engines do not list. */
export async function checkErrors(site: Site): Promise<Finding[]> {
  const judged = await Promise.all([
    ...refusals.map(async ({ path, method, status, why }) => {
      const answer = await site.ask(path, { method });
      const findings = expectStatus(answer, status, why).map((found) => ({
        ...found,
        where: `${method} ${path}`,
      }));
      return findings.length > 0 ? findings : judgePage(answer, `${method} ${path}`);
    }),
    ...secrets.map(async (path) => {
      const { status } = await site.ask(path);
      const mend = 'serve nothing but the release’s public files; see scripts/deploy/nginx.conf';
      return status === 200 ? [error(path, 'can be read by everybody', mend)] : [];
    }),
    judgeSpelling(await site.ask('/LAB/?a=1')),
  ]);
  return judged.flat();
}

function judgePage({ status, failure, headers, body }: Answer, where: string): Finding[] {
  if (failure) return [];
  const $ = load(body.toString());
  const robots = `${headers['x-robots-tag']} ${$('meta[name="robots"]').attr('content')}`;
  const page = `its ${status} page`;
  const isToldMethods = status !== 405 || /\bGET\b/.test(headers.allow ?? '');
  const keep = 'let the proxy pass the site’s own errors on';
  return errorsUnless(where, [
    [robots.includes('noindex'), `${page} may be listed by search engines`, keep],
    [$('link[rel="canonical"]').length === 0, `${page} names a canonical address`, keep],
    [$('h1').length > 0, `${page} is not the site’s own`, keep],
    [isToldMethods, 'does not say what is allowed (Allow)', keep],
  ]);
}

function judgeSpelling(answer: Answer): Finding[] {
  const mend = 'one page needs one address; see server/middleware/canonical-redirect.ts';
  const findings = expectStatus(answer, 308, mend);
  const { location } = answer.headers;
  if (findings.length > 0 || answer.failure || location?.endsWith('/lab?a=1')) return findings;
  return [error(answer.path, `sends on to ${location ?? 'nowhere'} instead of /lab?a=1`, mend)];
}
