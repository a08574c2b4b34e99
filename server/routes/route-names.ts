import type { Folder } from '#server/middleware/static-files.ts';
import { healthPaths } from '#server/observing/health.ts';
import { findPage, findRedirectTarget } from '#shared/pages.ts';
import { RELEASE_PATH } from '#shared/settings/release-manifest.ts';
import type { TextResource } from './text-resources';

interface RouteOptions {
  builtFiles: Folder;
  /** Served unchanged. */
  publicFiles: Folder;
  resources: readonly TextResource[];
}

/** The route of a path: pages, health checks and texts by their path, the rest by their kind. */
export function routeNames({ builtFiles, publicFiles, resources }: RouteOptions) {
  const named = new Set([...healthPaths, RELEASE_PATH, ...resources.map(({ path }) => path)]);
  return (path: string): string => {
    if (findPage(path) || named.has(path)) return path;
    if (builtFiles.files.has(path)) return 'asset';
    if (publicFiles.files.has(path)) return 'file';
    return findRedirectTarget(path) ? 'redirect' : 'error';
  };
}
