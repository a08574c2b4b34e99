import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { loadAssets } from '#server/rendering/assets.ts';
import { readText, root } from './root';

export const assets = loadAssets(join(root, 'dist'));

/** What esbuild has recorded of the client's build. */
export const record = JSON.parse(readText('dist/meta-client.json')) as Metafile;

/** The files that a built file loads with itself. */
export function importsOf(file: string): string[] {
  const imports = record.outputs[file]?.imports ?? [];
  return imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
}

export const urlOf = (file: string) => file.replace('dist/client', '');
