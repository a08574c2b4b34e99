import type { Config } from '#server/config.ts';
import { SITEMAP_PATH } from './sitemap';
import type { TextResource } from './text-resources';

/**
 * https://www.rfc-editor.org/rfc/rfc9309
 * Allows everything even with NO_INDEX: a crawler has to fetch a page to read its noindex.
 */
export function robots({
  publicOrigin,
  isIndexed,
}: Pick<Config, 'publicOrigin' | 'isIndexed'>): TextResource {
  const sitemap = isIndexed ? `\nSitemap: ${publicOrigin}${SITEMAP_PATH}\n` : '';
  return {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    body: `User-agent: *\nAllow: /\n${sitemap}`,
  };
}
