import type { Config } from '#server/config.ts';
import { claims } from '#shared/figures/claims.ts';
import { getPage } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import type { TextResource } from './text-resources';

const PATH = '/claims.json';

/** `/claims.json`: every figure with its scope, source and dates, for programs that check or compare them. */
export function claimsDocument({ publicOrigin }: Pick<Config, 'publicOrigin'>): TextResource {
  const listed = claims.map((claim) => ({
    ...claim,
    pages: claim.pages.map((id) => `${publicOrigin}${getPage(id).path}`),
  }));
  return {
    path: PATH,
    type: 'application/json; charset=utf-8',
    body: `${JSON.stringify({ statedOn: site.statedOn, claims: listed }, null, 2)}\n`,
  };
}
