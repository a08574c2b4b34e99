import type { Folder } from '#server/middleware/static-files.ts';
import { healthPaths } from '#server/observing/health.ts';
import { findPage, findRedirectTarget } from '#shared/pages.ts';
import { RELEASE_PATH } from '#shared/settings/release-manifest.ts';
import type { TextResource } from './text-resources';

interface RouteOptions {
  /** What the build made. */
  client: Folder;
  /** What is served unchanged. */
  open: Folder;
  resources: readonly TextResource[];
}

/** The route of a path: pages, health checks and texts by their path, the rest by their kind. */
export function routeNames({ client, open, resources }: RouteOptions) {
  const named = new Set([...healthPaths, RELEASE_PATH, ...resources.map(({ path }) => path)]);
  return (path: string): string => {
    if (findPage(path) || named.has(path)) return path;
    if (client.files.has(path)) return 'asset';
    if (open.files.has(path)) return 'file';
    return findRedirectTarget(path) ? 'redirect' : 'error';
  };
}
