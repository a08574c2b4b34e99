import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import type { Metafile } from 'esbuild';
import { pages } from '#shared/pages.ts';

/** By part, named after its source file: the URL and integrity of each file that it needs. */
export type Parts = Record<string, Record<string, string>>;

/**
 * Which built files a document names, and may ask for later.
 * @throws Error that names a source without output, or with the name of another part
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
  const folders: Record<string, string> = {};
  for (const { entryPoint } of Object.values(outputs)) {
    if (!entryPoint) continue;
    const { name, dir } = parse(entryPoint);
    // A page's module and style sheet may share a name, because they lie in one folder.
    folders[name] ??= dir;
    if (folders[name] !== dir)
      throw new Error(`Rename ${entryPoint}: ${folders[name]}/ has a part of this name too`);
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

function toUrl(file: string): string {
  return `/assets/${basename(file)}`;
}

/** By URL, the hash of each built script and style sheet, as the attribute `integrity` takes it. */
export function hashBuiltFiles(root: string, { outputs }: Metafile): Record<string, string> {
  const files = Object.keys(outputs).filter((file) => /\.(?:js|css)$/.test(file));
  const hashOf = (file: string) => integrityOf(readFileSync(join(root, file)));
  return Object.fromEntries(files.map((file) => [toUrl(file), hashOf(file)]));
}

/** Writes the list of all parts beside the built files, under a name that changes with its content. */
export async function writeParts(outDir: string, parts: Parts) {
  const content = `${JSON.stringify(parts)}\n`;
  const name = `parts-${hash('sha256', content).slice(0, 8)}.json`;
  await writeFile(join(outDir, 'client', 'assets', name), content);
  return { url: toUrl(name), integrity: integrityOf(content) };
}

function integrityOf(content: string | Buffer): string {
  return `sha256-${hash('sha256', content, 'base64')}`;
}
