import { basename, parse } from 'node:path';
import type { Metafile } from 'esbuild';
import { pages } from '#shared/pages.ts';

/** By part, named after its source file: the URL and integrity of each file that it needs. */
export type Parts = Record<string, Record<string, string>>;

/**
 * Which built files a document names, with their URLs, and which ones it may ask for later.
 * @throws Error that names the source that has no output.
 */
export function createManifest({ outputs }: Metafile, integrity: Record<string, string>) {
  const entry = outputOf('client/entry.tsx');
  // React first, or the next module would evaluate it in the same task.
  const react = outputOf('node_modules/react-dom/client.js');
  const shared = [...new Set([...staticImports(react), react, ...staticImports(entry)])];
  const isShared = new Set([entry, ...shared]);
  const modulesOf = (source: string) => {
    const output = outputOf(source);
    return [...staticImports(output), output].filter((file) => !isShared.has(file)).map(toUrl);
  };
  const parts: Parts = {};
  for (const { entryPoint } of Object.values(outputs)) {
    if (!entryPoint) continue;
    const { name } = parse(entryPoint);
    for (const url of modulesOf(entryPoint)) {
      parts[name] = { ...parts[name], [url]: integrity[url] ?? '' };
    }
  }
  return {
    parts,
    start: toUrl(outputOf('client/start.ts')),
    entry: toUrl(entry),
    stylesheet: toUrl(outputOf('client/styles/main.css')),
    pageStylesheets: Object.fromEntries(
      pages.map(({ id }) => [id, toUrl(outputOf(`client/pages/${id}/${id}.css`))]),
    ),
    shared: shared.map(toUrl),
    pages: Object.fromEntries(
      pages.map(({ id }) => [id, modulesOf(`client/pages/${id}/${id}.tsx`)]),
    ),
  };

  function outputOf(source: string): string {
    // If node_modules is a link, a package's path starts elsewhere.
    const found = Object.entries(outputs).find(([, output]) => output.entryPoint?.endsWith(source));
    if (!found) throw new Error(`The build has no output for ${source}`);
    return found[0];
  }

  /** The static imports of an output, dependencies first, without duplicates. */
  function staticImports(file: string, seen = new Set<string>()): string[] {
    return (outputs[file]?.imports ?? []).flatMap(({ path, kind }) => {
      if (kind !== 'import-statement' || seen.has(path)) return [];
      seen.add(path);
      return [...staticImports(path, seen), path];
    });
  }
}

export function toUrl(file: string): string {
  return `/assets/${basename(file)}`;
}
