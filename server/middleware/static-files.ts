import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import express, { type RequestHandler } from 'express';
import { site } from '../../shared/site';

const CACHE_CONTROL = {
  /** The name holds a hash of the content: a year, the longest that is honoured. */
  immutable: 'public, max-age=31536000, immutable',
  /** The content may change under its name: an hour, then ask. */
  revalidated: 'public, max-age=3600, must-revalidate',
} as const;

interface StaticFilesOptions {
  dir: string;
  /** URL paths of the files that may be served; see `listFiles`. */
  files: ReadonlySet<string>;
  cache: keyof typeof CACHE_CONTROL;
}

/** Serves the listed files, with byte ranges and validators. */
export function staticFiles({ dir, files, cache }: StaticFilesOptions): RequestHandler {
  const serve = express.static(dir, {
    index: false,
    redirect: false,
    setHeaders(res, filePath) {
      res.setHeader('Cache-Control', CACHE_CONTROL[cache]);
      if (filePath.endsWith(site.whitepaper.path.replaceAll('/', sep))) {
        res.setHeader('Content-Disposition', `attachment; filename="${site.whitepaper.fileName}"`);
      }
    },
  });
  return (req, res, next) => {
    if (files.has(decodeURIComponent(req.path))) serve(req, res, next);
    else next();
  };
}

/** URL paths of all files below a folder, dotfiles never. */
export function listFiles(dir: string): Set<string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  return new Set(paths.filter((path) => !path.includes('/.')));
}
