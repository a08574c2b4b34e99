import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Assets } from '#server/rendering/assets.ts';
import { pages } from '#shared/pages.ts';

/**
 * Which built files a document names, with their URLs.
 * @throws Error that names the source that has no output.
 */
export function createManifest({ outputs }: Metafile, build: string): Assets {
  const entry = outputOf('client/entry.tsx');
  // First React, or whoever imports it next would evaluate it in the same task.
  const react = outputOf('client/react-chunk.ts');
  const shared = [...new Set([...staticImports(react), react, ...staticImports(entry)])];
  const isShared = new Set([entry, ...shared]);
  const modulesOf = (source: string) => {
    const output = outputOf(source);
    return [...staticImports(output), output].filter((file) => !isShared.has(file)).map(toUrl);
  };
  return {
    build,
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
    const found = Object.entries(outputs).find(([, output]) => output.entryPoint === source);
    if (!found) throw new Error(`The build has no output for ${source}`);
    return found[0];
  }

  /** Files that an output imports before it runs, each once, after those that it imports itself. */
  function staticImports(file: string, seen = new Set<string>()): string[] {
    return (outputs[file]?.imports ?? []).flatMap(({ path, kind }) => {
      if (kind !== 'import-statement' || seen.has(path)) return [];
      seen.add(path);
      return [...staticImports(path, seen), path];
    });
  }
}

function toUrl(file: string): string {
  return `/assets/${basename(file)}`;
}
