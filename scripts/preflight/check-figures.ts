import { findFigureFaults } from '#scripts/figures/figure-faults.ts';
import type { OfficialChannel } from '#shared/channels/official-channels.ts';
import { type Claim, findPastReview } from '#shared/figures/claims.ts';
import { findPage } from '#shared/pages.ts';
import { error, errorsUnless, type Finding, warning } from './finding';
import { readJson } from './read-json';
import type { Site } from './site';

const CLAIMS_PATH = '/claims.json';

/** Pages by their addresses. */
type ListedClaim = Omit<Claim, 'pages'> & { pages: string[] };

/** Whether the pages say what the site itself lists as its figures, and whether somebody still vouches for them. */
export async function checkFigures(site: Site): Promise<Finding[]> {
  const type = 'application/json';
  const { data, findings } = await readJson<{ claims: ListedClaim[] }>(site, CLAIMS_PATH, type);
  if (!data) return findings;
  if (!Array.isArray(data.claims) || data.claims.length === 0) {
    return [...findings, error(CLAIMS_PATH, 'lists no claims', 'deploy a whole build')];
  }
  const foreign = data.claims.map(({ id, pages }) => {
    const isOwn = pages.every((address) => site.locate(address));
    return [isOwn, `lists ${id} for pages of another site`, 'set PUBLIC_ORIGIN'] as const;
  });
  const claims = data.claims.map((claim) => ({
    ...claim,
    pages: claim.pages.flatMap((page) => findPage(site.locate(page)?.pathname ?? '')?.id ?? []),
  }));
  const addresses = await readAddresses(site);
  const past = findPastReview(claims, site.today);
  return [
    ...findings,
    ...errorsUnless(CLAIMS_PATH, foreign),
    ...findConflicts(claims),
    ...(past.length > 0 ? [tellPastReview(past)] : []),
    ...site.pages.flatMap(({ path, entry, html }) => {
      const faults = entry ? findFigureFaults(entry.id, html, claims, addresses) : [];
      return faults.map((what) => error(path, what, agree));
    }),
  ];
}

const agree =
  'make page and list (shared/figures/figures.ts) agree, deploy, and purge what a CDN keeps';

/** Claims that say the same of the same, with another value: one of them is wrong. */
function findConflicts(claims: readonly Claim[]): Finding[] {
  return claims.flatMap((claim, index) => {
    const { subject, scope, text } = claim;
    const other = claims
      .slice(0, index)
      .find((one) => one.subject === subject && one.scope === scope && one.text !== text);
    if (!other) return [];
    const what = `${other.id} says ${other.text} and ${claim.id} says ${text} of "${subject}" (${scope})`;
    return error(CLAIMS_PATH, what, 'correct one of them in shared/figures/figures.ts, and deploy');
  });
}

/** Official addresses may hold digits, and are no figures. */
async function readAddresses(site: Site): Promise<string[]> {
  const path = '/.well-known/official-channels.json';
  const { data } = await readJson<{ channels: OfficialChannel[] }>(site, path, 'application/json');
  const listed = Array.isArray(data?.channels) ? data.channels : [];
  return [
    new URL(site.publicOrigin).host,
    ...listed.flatMap(({ value, url }) => [value, url]),
  ].filter((address) => typeof address === 'string');
}

function tellPastReview([first = '', ...others]: readonly string[]): Finding {
  const all = `${others.length + 1} claims are past their review, such as this: ${first}`;
  const mend = 'confirm the figures, then set statedOn in shared/site.ts';
  return warning(CLAIMS_PATH, others.length > 0 ? all : first, mend);
}
