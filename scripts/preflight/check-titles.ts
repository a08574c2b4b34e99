import { attributes } from './attributes';
import { error, errorsUnless, type Finding } from './finding';
import type { ServedPage } from './served-page';
import type { Site } from './site';

/** Names of the pages, as search results show them, and the address under which each wants to be listed. */
export async function checkTitles({ pages, publicOrigin }: Site): Promise<Finding[]> {
  return [
    ...findRepeated(pages, 'title', ({ $ }) => $('title').first().text()),
    ...findRepeated(pages, 'description', ({ $ }) => $('meta[name="description"]').attr('content')),
    ...pages.flatMap(({ path, $ }) => {
      const named = attributes($, 'link[rel="canonical"]', 'href').join(' and ') || 'nothing';
      const own = publicOrigin + path;
      return errorsUnless(path, [
        [named === own, `names ${named} as its canonical address`, `it must be ${own}`],
        [$('h1').length === 1, `has ${$('h1').length} h1 headings`, 'give it exactly one'],
        [Boolean($('html').attr('lang')), 'names no language', 'give html its lang'],
      ]);
    }),
  ];
}

function findRepeated(
  pages: readonly ServedPage[],
  name: string,
  read: (page: ServedPage) => string | undefined,
): Finding[] {
  const firstOf = new Map<string, string>();
  const mend = `write its ${name} in shared/pages.ts`;
  return pages.flatMap((page) => {
    const text = read(page)?.trim();
    if (!text) return [error(page.path, `has no ${name}`, mend)];
    const first = firstOf.get(text);
    if (first) return [error(page.path, `has the same ${name} as ${first}`, mend)];
    firstOf.set(text, page.path);
    return [];
  });
}
