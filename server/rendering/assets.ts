import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** URLs of the client's files, written by the build. */
export interface Assets {
  /** Hash of the build's contents. */
  build: string;
  /** The commit, if the build was made in a git checkout. */
  commit?: string;
  /** The script that loads the others. */
  start: string;
  /** The module that hydrates the page. */
  entry: string;
  /** The shared style sheet, also of error pages. */
  stylesheet: string;
  /** By page id: the page's own style sheet. */
  pageStylesheets: Readonly<Record<string, string>>;
  /** Modules that every page needs besides the entry. */
  shared: readonly string[];
  /** By page id: modules that the page needs to hydrate. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** List of what a page may ask for later, by part. */
  parts: string;
  /** By URL: what browsers compare a built file with before they use it. */
  integrity: Readonly<Record<string, string>>;
}

/** @throws Error that asks for a build when there is none. */
export function loadAssets(distDir: string): Assets {
  const file = join(distDir, 'manifest.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Assets;
  } catch (cause) {
    throw new Error(`No build in ${distDir}; run "npm run build"`, { cause });
  }
}
