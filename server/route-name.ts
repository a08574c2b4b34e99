import { findMisspelledPage, findPage } from '../shared/pages';
import { healthPaths } from './routes/health';

interface RouteNameOptions {
  clientFiles: ReadonlySet<string>;
  publicFiles: ReadonlySet<string>;
}

/** Names what answers a path: a page or check by its path, the rest by its kind. */
export function routeNames({ clientFiles, publicFiles }: RouteNameOptions) {
  return (path: string): string => {
    if (findPage(path) || healthPaths.includes(path)) return path;
    if (clientFiles.has(path)) return 'asset';
    if (publicFiles.has(path)) return 'file';
    return findMisspelledPage(path) ? 'redirect' : 'error';
  };
}
