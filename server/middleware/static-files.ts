import { existsSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import express, { type RequestHandler } from 'express';
import { whitepaperVersions } from '../../shared/content/whitepaper-versions';
import { CARDS_PATH } from '../../shared/media';
import { chooseEncoding, ENCODINGS } from '../content-encoding';

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
  /** Where the build has put compressed editions of text files. */
  compressedDir?: string;
}

/** Serves the listed files, with byte ranges and validators, compressed where the build has done it. */
export function staticFiles({
  dir,
  files,
  cache,
  compressedDir,
}: StaticFilesOptions): RequestHandler {
  const cards = join(dir, CARDS_PATH);
  const serve = express.static(dir, { index: false, redirect: false, setHeaders });
  const compressed = compressedDir && existsSync(compressedDir) ? listFiles(compressedDir) : null;
  const serveCompressed = compressedDir
    ? express.static(compressedDir, { index: false, redirect: false, setHeaders })
    : serve;

  return (req, res, next) => {
    const path = decodeURIComponent(req.path);
    if (!files.has(path)) return next();
    if (!compressed?.has(`${path}.br`)) return serve(req, res, next);
    res.vary('Accept-Encoding');
    const encoding = chooseEncoding(req);
    // A range counts bytes of the file itself.
    if (!encoding || req.headers.range) return serve(req, res, next);
    res.set('Content-Encoding', encoding).type(extname(path));
    req.url = `${req.path}${ENCODINGS[encoding].extension}`;
    serveCompressed(req, res, next);
  };

  function setHeaders(res: import('node:http').ServerResponse, filePath: string): void {
    res.setHeader('Cache-Control', CACHE_CONTROL[cache]);
    const paper = whitepaperVersions.find(({ path }) =>
      filePath.endsWith(path.replaceAll('/', sep)),
    );
    if (paper) res.setHeader('Content-Disposition', `attachment; filename="${paper.fileName}"`);
    // Some services show the pictures of link previews straight from here.
    if (filePath.startsWith(cards)) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  }
}

/** URL paths of all files below a folder, dotfiles never. */
export function listFiles(dir: string): Set<string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  return new Set(paths.filter((path) => !path.includes('/.')));
}
