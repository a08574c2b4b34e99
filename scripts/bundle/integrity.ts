import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { type Parts, toUrl } from './manifest';

/** By URL, the hash of each built script and style sheet, as the attribute `integrity` takes it. */
export async function hashBuiltFiles(root: string, { outputs }: Metafile) {
  const files = Object.keys(outputs).filter((file) => /\.(?:js|css)$/.test(file));
  const hashes = files.map(async (file) => [
    toUrl(file),
    integrityOf(await readFile(join(root, file))),
  ]);
  return Object.fromEntries(await Promise.all(hashes));
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
