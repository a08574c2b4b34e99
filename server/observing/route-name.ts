import type { TextResource } from '#server/routes/text-resources.ts';
import { findMisspelledPage, findPage } from '#shared/pages.ts';
import { RELEASE_PATH } from '#shared/settings/release.ts';
import { healthPaths } from './health';

interface Options {
  clientFiles: ReadonlySet<string>;
  publicFiles: ReadonlySet<string>;
  resources: readonly TextResource[];
}

/** The route of a path: pages, health checks and texts by their path, the rest by their kind. */
export function routeNames({ clientFiles, publicFiles, resources }: Options) {
  const named = new Set([...healthPaths, RELEASE_PATH, ...resources.map(({ path }) => path)]);
  return (path: string): string => {
    if (findPage(path) || named.has(path)) return path;
    if (clientFiles.has(path)) return 'asset';
    if (publicFiles.has(path)) return 'file';
    return findMisspelledPage(path) ? 'redirect' : 'error';
  };
}
