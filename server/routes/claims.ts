import type { Config } from '#server/config.ts';
import { claims } from '#shared/figures/register.ts';
import { getPage } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import type { TextResource } from './text-resources';

const PATH = '/claims.json';

/** Every figure of the site with its scope, source and dates, for programs that check or compare them. */
export function claimsDocument({ publicOrigin }: Pick<Config, 'publicOrigin'>): TextResource {
  const listed = claims.map((claim) => ({
    id: claim.id,
    subject: claim.subject,
    value: claim.value,
    text: claim.text,
    unit: claim.unit,
    scope: claim.scope,
    asOf: claim.asOf,
    reviewBy: claim.reviewBy,
    source: claim.source,
    kind: claim.kind,
    pages: claim.pages.map((id) => `${publicOrigin}${getPage(id).path}`),
  }));
  return {
    path: PATH,
    type: 'application/json; charset=utf-8',
    body: `${JSON.stringify({ statedOn: site.statedOn, claims: listed }, null, 2)}\n`,
  };
}
