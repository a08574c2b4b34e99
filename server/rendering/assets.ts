import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** URLs of the built client files; written by the build. */
export interface Assets {
  /** Names this build; a build with other contents has another name. */
  build: string;
  /** The commit that was built, where it was built from a checkout. */
  commit?: string;
  /** Script that asks for the others. */
  start: string;
  /** Module that hydrates the page. */
  entry: string;
  /** The style sheet of every page, error pages included. */
  stylesheet: string;
  /** By page id: the style sheet of what only this page shows. */
  pageStylesheets: Readonly<Record<string, string>>;
  /** Modules that every page needs, beside the entry. */
  shared: readonly string[];
  /** By page id: modules that the page needs before it can be hydrated. */
  pages: Readonly<Record<string, readonly string[]>>;
}

/** @throws Error that says to build when there is no build. */
export function loadAssets(distDir: string): Assets {
  const file = join(distDir, 'manifest.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Assets;
  } catch (cause) {
    throw new Error(`No build in ${distDir}; run "npm run build"`, { cause });
  }
}
