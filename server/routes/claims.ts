import type { Config } from '#server/config.ts';
import { claims } from '#shared/figures/claims.ts';
import { getPage } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { jsonResource, type TextResource } from './text-resources';

/** `/claims.json`: every figure with its scope, source and dates, for programs that check or compare them. */
export function claimsDocument({ publicOrigin }: Pick<Config, 'publicOrigin'>): TextResource {
  const listed = claims.map((claim) => ({
    ...claim,
    pages: claim.pages.map((id) => `${publicOrigin}${getPage(id).path}`),
  }));
  return jsonResource('/claims.json', {
    name: site.product,
    statedOn: site.statedOn,
    claims: listed,
  });
}
