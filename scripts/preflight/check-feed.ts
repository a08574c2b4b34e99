import { errorsUnless, type Finding } from './finding';
import { readXml } from './read-xml';
import type { Site } from './site';

const PATH = '/feed.xml';

/** Whether feed readers can follow the news: https://www.rfc-editor.org/rfc/rfc4287 */
export async function checkFeed(site: Site): Promise<Finding[]> {
  const mend = 'see server/routes/feed.ts';
  const { $, findings } = await readXml(site, PATH, 'application/atom+xml', mend);
  if (!$) return findings;
  const self = $('feed > link[rel="self"]').attr('href') ?? 'no address';
  const isHere = self === site.publicOrigin + PATH;
  const entries = $('entry').toArray();
  const ids = new Set(entries.map((entry) => $(entry).children('id').text()));
  return [
    ...findings,
    ...errorsUnless(PATH, [
      [isHere, `says that it is at ${self}`, 'set PUBLIC_ORIGIN, and start the server again'],
      ...parts.map((name) => [$(`feed > ${name}`).text() !== '', `has no ${name}`, mend] as const),
      [entries.length > 0, 'has no entries', mend],
      [ids.size === entries.length, 'has two entries of one id', mend],
      ...entries.flatMap((entry) => {
        const textOf = (name: string) => $(entry).children(name).text();
        const href = $(entry).children('link').attr('href') ?? 'nothing';
        const name = `entry “${textOf('title')}”`;
        const isWhole = parts.every((part) => textOf(part) !== '');
        return [
          [isWhole, `${name} lacks id, title or day`, mend] as const,
          [
            leadsToSection(href, site),
            `${name} leads to ${href}, which is not there`,
            mend,
          ] as const,
        ];
      }),
    ]),
  ];
}

/** Of the feed, and of each entry. */
const parts = ['id', 'title', 'updated'];

function leadsToSection(href: string, site: Site): boolean {
  const url = site.locate(href);
  const page = site.pages.find(({ path }) => path === url?.pathname);
  return Boolean(url && page && (!url.hash || page.$(`[id="${url.hash.slice(1)}"]`).length > 0));
}
