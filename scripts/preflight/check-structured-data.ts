import { structuredData } from '#server/rendering/structured-data.ts';
import { error, errorsUnless, type Finding } from './finding';
import type { ServedPage } from './served-page';
import type { Site } from './site';

type Node = Record<string, unknown>;

const mend = 'see server/rendering/structured-data.ts, build and deploy';

/** What search engines read of each page: https://schema.org */
export async function checkStructuredData(site: Site): Promise<Finding[]> {
  return site.pages.flatMap((page) => {
    const blocks = page.$('script[type="application/ld+json"]').toArray();
    if (blocks.length === 0) return [error(page.path, 'has no structured data', mend)];
    const graphs = blocks.map((block) => readGraph(page.$(block).text()));
    if (graphs.includes(undefined)) {
      return [error(page.path, 'has structured data that is no valid JSON-LD of schema.org', mend)];
    }
    return judge(
      page,
      graphs.flatMap((graph) => graph ?? []),
      site,
    );
  });
}

function judge({ path, entry }: ServedPage, graph: readonly Node[], site: Site): Finding[] {
  const { publicOrigin } = site;
  const types = graph.map((node) => node['@type']);
  const expected = entry ? (readGraph(structuredData(entry, publicOrigin)) ?? []) : [];
  const missing = expected.map((node) => node['@type']).filter((type) => !types.includes(type));
  const foreign = addressesOf(graph).filter((address) => !address.startsWith(`${publicOrigin}/`));
  const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
  const positions = Array.isArray(trail) ? trail.map(({ position }) => position) : [];
  const isInOrder = positions.every((position, index) => position === index + 1);
  const names = new Set(graph.map((node) => node['@id']));
  const dangling = references(graph).filter((id) => !names.has(id));
  return errorsUnless(path, [
    ...missing.map((type) => [false, `structured data names no ${type}`, mend] as const),
    ...foreign.map((address) => {
      const own = `it must begin with ${publicOrigin}`;
      return [false, `structured data leads to ${address}`, own] as const;
    }),
    ...dangling.map((id) => {
      return [false, `structured data refers to ${id}, which it does not hold`, mend] as const;
    }),
    [isInOrder, `breadcrumbs have the positions ${positions.join(', ')}`, mend],
  ]);
}

function readGraph(text: string): Node[] | undefined {
  try {
    const data = JSON.parse(text) as Node | null;
    if (data?.['@context'] !== 'https://schema.org') return undefined;
    const graph = data['@graph'] ?? [data];
    return Array.isArray(graph) ? (graph as Node[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Addresses that name something of this site; profiles elsewhere (`sameAs`) are meant to be elsewhere. */
function addressesOf(graph: readonly Node[]): string[] {
  const own = JSON.stringify(graph, (key, value) => (key === 'sameAs' ? undefined : value));
  return [...own.matchAll(/"(?:@id|url|item)":"([^"]+)"/g)].map(([, address = '']) => address);
}

function references(graph: readonly Node[]): string[] {
  return [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id = '']) => id);
}
