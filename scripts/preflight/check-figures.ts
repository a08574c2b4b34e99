import { readableText } from '#scripts/claims/readable-text.ts';
import type { OfficialChannel } from '#shared/channels/official-channels.ts';
import { findConflicts, findPastReview } from '#shared/figures/claims/check-claims.ts';
import { findMisplaced, findUnclaimed } from '#shared/figures/claims/check-texts.ts';
import type { RegisteredClaim } from '#shared/figures/claims/claim.ts';
import { noClaims } from '#shared/figures/claims/no-claims.ts';
import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { error, type Finding, warning } from './finding';
import { readJson } from './read-json';
import { CLAIMS_PATH, readClaims } from './served-claims';
import type { ServedPage } from './served-page';
import type { Site } from './site';

/** Whether the pages say what the site itself lists as its figures, and whether somebody still vouches for them. */
export async function checkFigures(site: Site): Promise<Finding[]> {
  const { claims, findings } = await readClaims(site);
  if (claims.length === 0) return findings;
  const others = [...noClaims.map(({ pattern }) => pattern), ...(await readAddresses(site))];
  const past = findPastReview(claims, site.today);
  const correct = 'correct one of them in shared/claims/, build and deploy';
  return [
    ...findings,
    ...findConflicts(claims).map((what) => error(CLAIMS_PATH, what, correct)),
    ...(past.length > 0 ? [tellPastReview(past)] : []),
    ...site.pages.flatMap((page) => judgePage(page, claims, others)),
  ];
}

const agree = 'make page and register (shared/claims/) agree, deploy, and purge what a CDN keeps';

function judgePage(
  { path, entry, html, text }: ServedPage,
  claims: readonly RegisteredClaim[],
  others: readonly RegExp[],
): Finding[] {
  if (!entry) return [];
  const shown = claims.filter(({ pages }) => pages.includes(entry.id));
  // The printed whitepaper keeps its figures when those of the site change.
  const withoutPaper = readableText(html, `#${whitepaperSection.reader.id}`);
  const misplaced = findMisplaced(new Map([[entry.id, text]]), claims);
  const unclaimed = findUnclaimed(withoutPaper, shown, others);
  return [...misplaced, ...unclaimed].map((what) => error(path, what, agree));
}

/** Official addresses may hold digits, and are no figures. */
async function readAddresses(site: Site): Promise<RegExp[]> {
  const path = '/.well-known/official-channels.json';
  const { data } = await readJson<{ channels: OfficialChannel[] }>(site, path, 'application/json');
  const listed = Array.isArray(data?.channels) ? data.channels : [];
  return [new URL(site.publicOrigin).host, ...listed.flatMap(({ value, url }) => [value, url])]
    .filter((address) => typeof address === 'string')
    .map((address) => new RegExp(address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
}

function tellPastReview([first = '', ...others]: readonly string[]): Finding {
  const all = `${others.length + 1} claims are past their review, such as this: ${first}`;
  const mend = 'confirm the figures, then set statedOn in shared/site.ts';
  return warning(CLAIMS_PATH, others.length > 0 ? all : first, mend);
}
