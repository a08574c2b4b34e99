import type { Config } from '#server/config.ts';
import { SITEMAP_PATH } from './sitemap';
import type { TextResource } from './text-resources';

/**
 * What search engines may visit: https://www.rfc-editor.org/rfc/rfc9309
 * Everything, even where nothing is to be listed: only who visits a page reads that it says noindex.
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
