import type { KnownParts } from '#client/components/constant-part.tsx';

export interface PageParts extends KnownParts {
  /** Stores the parts that this render has registered. */
  store(document: Buffer): void;
}

/**
 * Caches the HTML of each page's constant parts from its first render. They are most of a page, and
 * the response stays the same to the byte, because they depend on nothing but the page and its version.
 * Holds one set for each page of the table.
 */
export function constantParts() {
  const kept = new Map<string, { version: string; parts: PageParts }>();

  /** @param version what may change between two renders of the page: the day that it shows */
  return (page: string, version: string): PageParts => {
    const known = kept.get(page);
    if (known?.version === version) return known.parts;
    const parts = partsOfOnePage();
    kept.set(page, { version, parts });
    return parts;
  };
}

function partsOfOnePage(): PageParts {
  const htmlById = new Map<string, string | undefined>();
  const asked = new Set<string>();
  return {
    find(id) {
      if (!htmlById.has(id)) asked.add(id);
      return htmlById.get(id);
    },
    store(document) {
      if (asked.size === 0) return;
      const html = document.toString();
      for (const id of asked) htmlById.set(id, innerHtmlOf(html, id));
      asked.clear();
    },
  };
}

/**
 * Cuts the part out of React's HTML, in which text and attributes never contain a bare `<` or `>`.
 * Undefined for a part with an eager image, because React also writes a preload link into the head.
 */
function innerHtmlOf(document: string, id: string): string | undefined {
  const opening = new RegExp(`<([a-z]+)(?: [^<>]*)? id="${id}"[^<>]*>`).exec(document);
  if (!opening?.[1]) return undefined;
  const start = opening.index + opening[0].length;
  const tags = new RegExp(`<(/?)${opening[1]}[ >]`, 'g');
  tags.lastIndex = start;
  let depth = 1;
  for (let tag = tags.exec(document); tag; tag = tags.exec(document)) {
    depth += tag[1] ? -1 : 1;
    if (depth > 0) continue;
    const html = document.slice(start, tag.index);
    return html.replaceAll(/<img [^>]*loading="lazy"/g, '').includes('<img ') ? undefined : html;
  }
  return undefined;
}
