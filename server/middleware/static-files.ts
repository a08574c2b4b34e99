import { existsSync, readdirSync, type Stats } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import express, { type RequestHandler } from 'express';
import { chooseEncoding, ENCODINGS, EXTENSIONS } from '#server/http/content-encoding.ts';
import { CARDS_PATH } from '#shared/drawing/media.ts';
import { whitepaperVersions } from '#shared/whitepaper/whitepaper-versions.ts';

const CACHE_CONTROL = {
  /** The name contains a hash of the content. */
  immutable: 'public, max-age=31536000, immutable',
  /** The content may change under the same name. */
  revalidated: 'public, max-age=3600, must-revalidate',
} as const;

/** A folder as it was at boot. */
export interface Folder {
  dir: string;
  /** URL paths of the files to serve. */
  files: ReadonlySet<string>;
}

interface Options extends Folder {
  cache: keyof typeof CACHE_CONTROL;
  /** Folder of the files that the build has compressed. */
  compressedDir: string;
}

/** Serves the listed files, precompressed where possible, with byte ranges and preconditions. */
export function staticFiles({ dir, files, cache, compressedDir }: Options): RequestHandler {
  const cards = join(dir, CARDS_PATH);
  const options = { index: false, redirect: false, setHeaders } as const;
  const serve = express.static(dir, options);
  const serveCompressed = express.static(compressedDir, options);
  const compressed = existsSync(compressedDir) ? listFiles(compressedDir).files : new Set();

  return (req, res, next) => {
    const path = decodeURIComponent(req.path);
    if (!files.has(path)) return next();
    const { url, headers } = req;
    // Only a GET has a part: https://www.rfc-editor.org/rfc/rfc9110#section-14.2
    if (req.method !== 'GET') delete headers.range;
    const available = ENCODINGS.filter((name) => compressed.has(path + EXTENSIONS[name]));
    if (available.length > 0) res.vary('Accept-Encoding');
    // Byte ranges refer to the uncompressed file.
    const encoding = headers.range ? undefined : chooseEncoding(req, available);
    if (!encoding) return serve(req, res, next);
    res.set('Content-Encoding', encoding).type(extname(path));
    req.url = req.path + EXTENSIONS[encoding];
    serveCompressed(req, res, (error) => {
      req.url = url;
      next(error);
    });
  };

  function setHeaders(res: ServerResponse, filePath: string, stat: Stats): void {
    res.setHeader('Cache-Control', CACHE_CONTROL[cache]);
    // Time and size in nginx's format, so that an ETag is valid on both servers.
    const modifiedAt = Math.floor(stat.mtimeMs / 1000);
    res.setHeader('ETag', `"${modifiedAt.toString(16)}-${stat.size.toString(16)}"`);
    // Not Node's, which rounds up to whole milliseconds and so perhaps to the next second.
    res.setHeader('Last-Modified', new Date(modifiedAt * 1000).toUTCString());
    const paper = whitepaperVersions.find(({ path }) =>
      filePath.endsWith(path.replaceAll('/', sep)),
    );
    if (paper) res.setHeader('Content-Disposition', `attachment; filename="${paper.fileName}"`);
    // Some services embed the images of link previews directly from this site.
    if (filePath.startsWith(cards)) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  }
}

/** All files below a folder, without dotfiles. */
export function listFiles(dir: string): Folder {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  return { dir, files: new Set(paths.filter((path) => !path.includes('/.'))) };
}
