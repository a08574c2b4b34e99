import type { RegisteredClaim } from '#shared/figures/claims/claim.ts';
import { claims as knownClaims } from '#shared/figures/register.ts';
import { findPage } from '#shared/pages.ts';
import { error, errorsUnless, type Finding } from './finding';
import { readJson } from './read-json';
import type { Site } from './site';

/** As `/claims.json` lists it: pages by their addresses, and nothing of how texts say it. */
type ListedClaim = Omit<RegisteredClaim, 'pages' | 'phrases'> & { pages: string[] };

interface ServedClaims {
  claims: readonly RegisteredClaim[];
  findings: Finding[];
}

export const CLAIMS_PATH = '/claims.json';

/** The figures that the site itself lists, in the form of those of this checkout. */
export async function readClaims(site: Site): Promise<ServedClaims> {
  const type = 'application/json';
  const { data, findings } = await readJson<{ claims: ListedClaim[] }>(site, CLAIMS_PATH, type);
  if (!data) return { claims: [], findings };
  if (!Array.isArray(data.claims) || data.claims.length === 0) {
    const fault = error(CLAIMS_PATH, 'lists no claims', 'deploy a whole build');
    return { claims: [], findings: [...findings, fault] };
  }
  const foreign = data.claims.map(({ id, pages }) => {
    const isOwn = pages.every((address) => site.locate(address));
    return [isOwn, `lists ${id} for pages of another site`, 'set PUBLIC_ORIGIN'] as const;
  });
  return {
    claims: data.claims.map((claim) => register(claim, site)),
    findings: [...findings, ...errorsUnless(CLAIMS_PATH, foreign)],
  };
}

function register(claim: ListedClaim, site: Site): RegisteredClaim {
  const paths = claim.pages.map((address) => site.locate(address)?.pathname ?? '');
  return {
    ...claim,
    pages: paths.flatMap((path) => findPage(path)?.id ?? []),
    // How texts say a figure is only known here.
    phrases: knownClaims.find(({ id }) => id === claim.id)?.phrases ?? ['#'],
  };
}
