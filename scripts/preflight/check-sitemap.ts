import { pages } from '#shared/pages.ts';
import { errorsUnless, type Finding } from './finding';
import { readXml } from './read-xml';
import type { Site } from './site';

const PATH = '/sitemap.xml';

/** Whether search engines are told of every page, and of nothing else: https://www.sitemaps.org/protocol.html */
export async function checkSitemap(site: Site): Promise<Finding[]> {
  const mend = 'see server/routes/sitemap.ts and PUBLIC_ORIGIN';
  const { $, findings } = await readXml(site, PATH, 'application/xml', mend);
  if (!$) return findings;
  const entries = $('urlset > url > loc').toArray();
  const listed = entries.map((entry) => $(entry).text());
  const wanted = pages.map(({ path }) => site.publicOrigin + path);
  return [
    ...findings,
    ...errorsUnless(PATH, [
      ...wanted.map(
        (address) => [listed.includes(address), `does not list ${address}`, mend] as const,
      ),
      ...listed.map((address) => {
        const what = `lists ${address}, which is no page of this checkout`;
        return [wanted.includes(address), what, mend] as const;
      }),
    ]),
  ];
}
