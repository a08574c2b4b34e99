import { unpublishedBlogPath } from '#shared/pages.ts';
import { crawl, isDocument } from './crawl';
import { error, type Finding, note, warning } from './finding';
import type { Site } from './site';

/** Whether everything on the site that leads somewhere on it leads to something that is there. */
export async function checkLinks(site: Site): Promise<Finding[]> {
  const { references, idsOf } = await crawl(site);
  const judged = await Promise.all(
    references.map(async ({ from, to }) => {
      if (to === '' || to === '#') {
        return [
          warning(from, 'has a link that leads nowhere', 'give it an address or take it out'),
        ];
      }
      const url = site.locate(to, from);
      if (!url) return [];
      const findings = await judgePath(from, url, site);
      const ids = idsOf.get(url.pathname + url.search);
      return findings.length > 0 || !ids ? findings : judgeAnchor(from, url, ids);
    }),
  );
  return judged.flat();
}

async function judgePath(from: string, url: URL, site: Site): Promise<Finding[]> {
  const path = url.pathname + url.search;
  const { status, failure, headers } = await (isDocument(url)
    ? site.ask(path)
    : site.ask(path, { method: 'HEAD' }));
  if (url.pathname === unpublishedBlogPath && status === 404) {
    return [note(from, `leads to ${path}, where visitors read that it is not published yet`)];
  }
  if (failure !== null || status < 300) return [];
  if (status >= 400) {
    const mend = 'mend the link, or deploy what is missing';
    return [error(from, `leads to ${path}, which answers ${status}`, mend)];
  }
  const what = `leads to ${path}, which only sends on to ${headers.location ?? 'nowhere'}`;
  return [warning(from, what, 'link to where it sends on')];
}

function judgeAnchor(from: string, url: URL, ids: ReadonlySet<string>): Finding[] {
  const anchor = url.hash.slice(1);
  if (!anchor || ids.has(anchor) || ids.has(decode(anchor)) || ids.size === 0) return [];
  const what = `leads to ${url.pathname}#${anchor}, and nothing there has this id`;
  return [error(from, what, 'mend the link, or the id of the section')];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
