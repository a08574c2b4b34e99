import { load } from 'cheerio';
import { pages } from '../../shared/pages';
import { expectStatus } from './expect-status';
import { expectType } from './expect-type';
import { error, errorsUnless, type Finding } from './finding';
import type { Site } from './site';
import { findXmlFault } from './xml-fault';

const PATH = '/sitemap.xml';

/** Whether search engines are told of every page, and of nothing else: https://www.sitemaps.org/protocol.html */
export async function checkSitemap(site: Site): Promise<Finding[]> {
  const answer = await site.ask(PATH);
  if (answer.status !== 200) return expectStatus(answer, 200);
  const text = answer.body.toString();
  const mend = 'see server/routes/sitemap.ts and PUBLIC_ORIGIN';
  const fault = findXmlFault(text);
  if (fault) return [error(PATH, `is no well-formed XML: ${fault}`, mend)];
  const $ = load(text, { xml: true });
  const entries = $('urlset > url > loc').toArray();
  const listed = entries.map((entry) => $(entry).text());
  const wanted = pages.map(({ path }) => site.publicOrigin + path);
  return [
    ...expectType(answer, 'application/xml'),
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
