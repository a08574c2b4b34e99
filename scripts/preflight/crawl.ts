import type { Answer } from './answer';
import { attributes } from './attributes';
import { listReferences, listStyleReferences } from './references';
import { servedPage } from './served-page';
import type { Site } from './site';

/** That a document leads to, or fetches, something. */
interface Reference {
  from: string;
  /** As it is written. */
  to: string;
}

interface Crawl {
  references: readonly Reference[];
  /** By path with query: all ids of the document there. */
  idsOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/** More documents than this are no site of this kind, but an endless one. */
const MOST_DOCUMENTS = 200;

/** Reads all pages and style sheets that can be reached from the pages of the site. */
export async function crawl(site: Site): Promise<Crawl> {
  const references: Reference[] = [];
  const idsOf = new Map<string, ReadonlySet<string>>();
  const seen = new Set(site.pages.map(({ path }) => path));
  let unread = [...seen];
  while (unread.length > 0 && seen.size < MOST_DOCUMENTS) {
    const answers = await Promise.all(unread.map((path) => site.ask(path)));
    const found = answers.flatMap((answer) => {
      const { ids, links } = read(answer);
      idsOf.set(answer.path, ids);
      // Another query of a page that is read anyway shows the same links.
      const isVariant = seen.has(answer.path.replace(/\?.*/, '')) && answer.path.includes('?');
      return isVariant ? [] : links.map((to) => ({ from: answer.path, to }));
    });
    references.push(...found);
    const targets = found.map(({ from, to }) => site.locate(to, from));
    const paths = targets.flatMap((url) =>
      url && isDocument(url) ? url.pathname + url.search : [],
    );
    unread = [...new Set(paths)].filter((path) => !seen.has(path));
    for (const path of unread) seen.add(path);
  }
  return { references, idsOf };
}

/** What holds addresses itself: a page, or a style sheet. */
export function isDocument({ pathname }: URL): boolean {
  return !/\.\w+$/.test(pathname) || pathname.endsWith('.css');
}

function read(answer: Answer): { ids: ReadonlySet<string>; links: string[] } {
  const page = servedPage(answer);
  if (page) {
    return { ids: new Set(attributes(page.$, '[id]', 'id')), links: listReferences(page.$) };
  }
  const isStyle = answer.headers['content-type']?.startsWith('text/css');
  return { ids: new Set(), links: isStyle ? listStyleReferences(answer.body.toString()) : [] };
}
