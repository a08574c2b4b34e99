import type { Config } from '#server/config.ts';
import { escapeMarkup } from '#server/rendering/escape-markup.ts';
import { pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import type { TextResource } from './text-resources';

export const SITEMAP_PATH = '/sitemap.xml';

/**
 * https://www.sitemaps.org/protocol.html
 * All pages share `statedOn` as their date. A date for each page would soon be out of date, and search
 * engines ignore dates that prove wrong.
 */
export function sitemap({ publicOrigin }: Pick<Config, 'publicOrigin'>): TextResource {
  const entries = pages.map(({ path }) => {
    const address = escapeMarkup(`${publicOrigin}${path}`);
    return `  <url>\n    <loc>${address}</loc>\n    <lastmod>${site.statedOn}</lastmod>\n  </url>\n`;
  });
  return {
    path: SITEMAP_PATH,
    type: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`,
  };
}
